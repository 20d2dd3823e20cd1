// Four small sounds, made here. Off unless somebody wants them.

import { settings } from "./settings.js";

const NOTES = { move: [[220, 0.05]], dice: [[180, 0.03], [240, 0.03], [150, 0.04]], turn: [[523, 0.09], [659, 0.12]], over: [[392, 0.12], [330, 0.12], [262, 0.25]] };
let audio = null;

export function play(name) {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  let start = audio.currentTime;
  for (const [pitch, length] of NOTES[name]) {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.type = name === "dice" ? "square" : "triangle";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.12, start);
    loud.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(loud).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length);
    start += length;
  }
}
