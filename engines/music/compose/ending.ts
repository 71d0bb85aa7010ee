import type { MusicStem } from '@flint/shared/contracts/music';
import type { Genre } from '../genres/genre';
import { DRUMS } from '../genres/genre';
import type { Plan } from '../plan';
import type { Note } from '../score';
import { chordOf, restful } from '../theory/chord';
import { nearest } from '../theory/scale';
import { voiced } from '../theory/voicing';

/** Delay between two notes of an arpeggiated last chord, beats. */
const SPREAD = 0.09;

/** The last chord of a part: every part that plays ends on the tonic and lets it ring. */
export function composeEnding(
  stem: MusicStem,
  part: Genre['chords'][number] | null,
  before: readonly Note[],
  plan: Plan,
): Note[] {
  if (before.length === 0) return [];
  const { genre, bars, tempo, mode, tonic } = plan;
  const at = bars * genre.beatsPerBar;
  const length = (plan.tail * tempo) / 60;
  const chord = chordOf(genre.harmony[mode].last, tonic);
  const velocity = Math.round(84 + plan.traits.force * 60);
  const held = (pitch: number, order = 0): Note => {
    const late = genre.ritardando ? order * SPREAD : 0;
    return { at: at + late, length: length - late, pitch, velocity: velocity - order };
  };
  if (stem === 'drums') return struck(genre, before, at, velocity);
  const last = before.reduce((latest, note) => (note.at > latest.at ? note : latest));
  if (stem === 'bass') return [held(nearest(last.pitch, [chord.root]))];
  if (stem === 'melody' || !part) return [held(nearest(last.pitch, restful(chord)), 3)];
  const sounding = before.filter((note) => note.at > last.at - genre.beatsPerBar).map(({ pitch }) => pitch);
  return voiced(chord, part.voices, part.range, sounding).map(held);
}

/** The lowest drum of the kit and its cymbal together. */
function struck(genre: Genre, before: readonly Note[], at: number, velocity: number): Note[] {
  const kit = new Set(before.map(({ pitch }) => pitch));
  const low = kit.has(DRUMS.kick) ? DRUMS.kick : DRUMS.floor;
  const high = DRUMS[genre.drums?.accent ?? 'crash'];
  return [low, high].map((pitch) => ({ at, length: 1, pitch, velocity }));
}
