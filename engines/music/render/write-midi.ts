import { MIDIBuilder, MIDIControllers } from 'spessasynth_core';
import type { Part, Score } from '../score';

/** MIDI ticks of a quarter note. */
const TICKS = 480;
const DRUM_CHANNEL = 9;
/** Neutral controller value, set before the first note. */
const CENTRE = 64;

/**
 * Writes a score as a type 1 MIDI file: a track for tempo and name, and one for each part.
 * @param only leaves out the other parts; channels stay as they are in the whole
 */
export function midiOf(score: Score, title: string, only: (part: Part) => boolean = () => true): MIDIBuilder {
  const [start, ...later] = score.tempos;
  const midi = new MIDIBuilder({ timeDivision: TICKS, initialTempo: start?.tempo ?? 120, format: 1, name: title });
  for (const { at, tempo } of later) midi.setTempo(ticks(at), tempo);
  let melodic = 0;
  for (const part of score.parts) {
    const channel = part.stem === 'drums' ? DRUM_CHANNEL : channelOf(melodic++);
    if (only(part)) addPart(midi, part, channel);
  }
  midi.flush();
  return midi;
}

/** MIDI channels in order, skipping the drum channel. */
const channelOf = (index: number) => (index < DRUM_CHANNEL ? index : index + 1);
const ticks = (beats: number) => Math.round(beats * TICKS);

function addPart(midi: MIDIBuilder, part: Part, channel: number): void {
  midi.addTrack(part.name);
  const track = midi.tracks.length - 1;
  midi.programChange(0, track, channel, part.program);
  const controls: readonly (readonly [number, number])[] = [
    [MIDIControllers.mainVolume, part.level],
    [MIDIControllers.pan, Math.round(CENTRE + part.pan * 63)],
    [MIDIControllers.reverbDepth, part.reverb],
    [MIDIControllers.chorusDepth, part.chorus ?? 0],
    [MIDIControllers.brightness, part.brightness ?? CENTRE],
  ];
  for (const [controller, value] of controls) midi.controllerChange(0, track, channel, controller, value);
  for (const { at, value } of part.swells) {
    midi.controllerChange(ticks(at), track, channel, MIDIControllers.expression, value);
  }
  for (const { at, length, pitch, velocity } of unlapped(part)) {
    midi.noteOn(ticks(at), track, channel, pitch, velocity);
    midi.noteOff(ticks(at + length), track, channel, pitch);
  }
}

/** Ends a note before the same key is struck again; otherwise the first note-off would silence the second. */
function unlapped({ notes }: Part): Part['notes'] {
  const next = new Map<number, number>();
  return notes
    .toSorted((a, b) => b.at - a.at)
    .map((note) => {
      const length = Math.min(
        note.length,
        Math.max(0.02, (next.get(note.pitch) ?? Number.POSITIVE_INFINITY) - note.at - 0.01),
      );
      next.set(note.pitch, note.at);
      return { ...note, length };
    })
    .reverse();
}
