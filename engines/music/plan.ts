import type { MusicStem } from '@flint/shared/contracts/music';
import { MUSIC_KEYS, type MusicKey, type MusicMood } from '@flint/shared/contracts/music';
import { Note } from 'tonal';
import { randomFrom } from '../english/random';
import type { PieceWishes } from '../spec/music';
import { formOf, type Section } from './compose/form';
import type { Genre } from './genres/genre';
import { GENRES } from './genres/genres';
import { MOODS, type MoodTraits } from './moods';
import { readMusicPrompt } from './prompt/read-music-prompt';
import { GENRE_OF_MOOD } from './prompt/words';

/** All decisions before composing starts. */
export interface Plan {
  readonly genre: Genre;
  readonly mood: MusicMood;
  readonly traits: MoodTraits;
  readonly key: MusicKey;
  readonly tonic: number;
  readonly mode: 'major' | 'minor';
  readonly tempo: number;
  readonly sections: readonly Section[];
  /** Bars before the last chord. */
  readonly bars: number;
  /** Length of the last chord, seconds. */
  readonly tail: number;
  readonly instruments: readonly number[];
  readonly without: ReadonlySet<MusicStem>;
}

/** Largest change of a chosen tempo, as a share, so that whole bars fill the time. */
const STRETCH = 0.06;
/** Slowdown of the last two bars, each as a share of its length, in genres with a ritardando. */
export const RITARDANDO = [0.08, 0.2] as const;

/** Resolves open choices of the order: by the prompt, then by mood and genre, then by the seed. */
export function planOf(order: PieceWishes): Plan {
  const wishes = readMusicPrompt(order.prompt);
  const chance = randomFrom(`${order.seed}|${order.prompt}|plan`);
  const wanted = order.mood ?? wishes.mood;
  const genre = GENRES[order.genre ?? wishes.genre ?? (wanted ? GENRE_OF_MOOD[wanted] : 'pop')];
  const mood = wanted ?? genre.mood;
  const traits = MOODS[mood];
  const mode = wishes.mode ?? (traits.mode === 'either' ? genre.favours : traits.mode);
  const key = order.key ?? wishes.key ?? chance.pick(keysIn(mode));
  const ordered = order.tempo ?? wishes.tempo;
  const [slow, fast] = genre.tempo;
  const pace = Math.min(1, Math.max(0, (wishes.pace ?? traits.pace) + chance.between(-0.1, 0.1)));
  return {
    ...{ genre, mood, traits, key, instruments: wishes.instruments, without: wishes.without },
    tonic: Note.chroma(key.split(' ')[0] ?? 'C'),
    mode: key.endsWith('minor') ? 'minor' : 'major',
    ...fitted(order.seconds, ordered ?? slow + (fast - slow) * pace, ordered !== undefined, genre),
  };
}

function keysIn(mode: 'major' | 'minor'): [MusicKey, ...MusicKey[]] {
  const [first = 'C major', ...rest] = MUSIC_KEYS.filter((key) => key.endsWith(mode));
  return [first, ...rest];
}

/** As many bars as fit the time; the remainder goes to the last chord. */
function fitted(seconds: number, wish: number, exact: boolean, genre: Genre) {
  const tail = Math.min(genre.tail, seconds * 0.35);
  const slowing = genre.ritardando ? RITARDANDO.reduce((sum, share) => sum + share, 0) : 0;
  const barsAt = (tempo: number) => ((seconds - tail) * tempo) / (60 * genre.beatsPerBar) - slowing;
  const bars = Math.max(1, exact ? Math.floor(barsAt(wish) + 1e-6) : Math.round(barsAt(wish)));
  const filling = ((bars + slowing) * 60 * genre.beatsPerBar) / (seconds - tail);
  const tempo = exact ? wish : Math.min(wish * (1 + STRETCH), Math.max(wish * (1 - STRETCH), filling));
  const body = ((bars + slowing) * 60 * genre.beatsPerBar) / tempo;
  return { tempo, bars, tail: Math.max(0.5, seconds - body), sections: formOf(bars) };
}
