import {
  MUSIC_KEYS,
  type MusicGenre,
  type MusicKey,
  type MusicMood,
  type MusicStem,
  TEMPO_MAX,
  TEMPO_MIN,
} from '@flint/shared/contracts/music';
import { Note } from 'tonal';
import { readSentence } from '../../image/prompt/sentence';
import { tokensOf } from '../../image/prompt/tokens';
import { GENRE_WORDS, INSTRUMENTS, MOOD_WORDS, PACE_WORDS, STEM_WORDS } from './words';

/** Requests about the music that a prompt states. */
export interface MusicWishes {
  readonly genre: MusicGenre | undefined;
  readonly mood: MusicMood | undefined;
  /** Quarter notes a minute ("90 bpm"). */
  readonly tempo: number | undefined;
  /** Position of the tempo in the genre's range, 0–1. */
  readonly pace: number | undefined;
  readonly key: MusicKey | undefined;
  readonly mode: 'major' | 'minor' | undefined;
  /** General MIDI programs of named instruments, in order. */
  readonly instruments: readonly number[];
  /** Parts that the prompt excludes. */
  readonly without: ReadonlySet<MusicStem>;
}

/** Parses a prompt into requests for music; negated words ("no drums") request nothing. */
export function readMusicPrompt(prompt: string): MusicWishes {
  const { wanted, denied } = readSentence(tokensOf(prompt));
  const text = ` ${wanted.map(({ word }) => word).join(' ')} `;
  const mentions = (word: string) => text.indexOf(` ${word} `);
  return {
    genre: earliest(GENRE_WORDS, mentions),
    mood: earliest(MOOD_WORDS, mentions),
    tempo: tempoIn(prompt),
    pace: PACE_WORDS.find(([words]) => words.some((word) => mentions(word) >= 0))?.[1],
    key: keyIn(prompt),
    mode: mentions('minor') >= 0 ? 'minor' : mentions('major') >= 0 ? 'major' : undefined,
    instruments: instrumentsIn(text),
    without: new Set(stemsOf(denied)),
  };
}

/** The id whose first word comes earliest; at the same position, the one of the longer word. */
function earliest<K extends string>(table: Readonly<Record<K, readonly string[]>>, mentions: (word: string) => number) {
  const found = (Object.keys(table) as K[]).flatMap((id) =>
    table[id].map((word) => ({ id, at: mentions(word), length: word.length })).filter(({ at }) => at >= 0),
  );
  return found.sort((a, b) => a.at - b.at || b.length - a.length)[0]?.id;
}

function tempoIn(prompt: string): number | undefined {
  const tempo = Number(/(\d{2,3})\s*(?:bpm|beats (?:per|a) minute)/i.exec(prompt)?.[1]);
  return tempo >= TEMPO_MIN && tempo <= TEMPO_MAX ? tempo : undefined;
}

/** "in F# minor", "C sharp minor", "key of Bb major". */
function keyIn(prompt: string): MusicKey | undefined {
  const found = /\b([A-Ga-g])(?:[\s-]?(sharp|flat)|(#|♯|b|♭))?[\s-](major|minor)\b/.exec(prompt);
  if (!found) return undefined;
  const [, letter = 'C', word, sign, mode] = found;
  // "a minor setback" names no key; "in a minor" does.
  if (letter === 'a' && !/\b(?:in|key of)\s+a[\s-](?:major|minor)\b/.test(prompt)) return undefined;
  const sharp = word === 'sharp' || sign === '#' || sign === '♯';
  const accidental = sharp ? '#' : word === 'flat' || sign ? 'b' : '';
  const chroma = Note.chroma(`${letter.toUpperCase()}${accidental}`);
  return MUSIC_KEYS.find((key) => Note.chroma(key.split(' ')[0] ?? '') === chroma && key.endsWith(mode ?? ''));
}

function instrumentsIn(text: string): number[] {
  const found = Object.entries(INSTRUMENTS)
    .map(([word, program]) => ({ word, program, at: text.indexOf(` ${word} `) }))
    .filter(({ at }) => at >= 0);
  const whole = found.filter(
    ({ word }) => !found.some((other) => other.word !== word && other.word.endsWith(` ${word}`)),
  );
  return whole.sort((a, b) => a.at - b.at).map(({ program }) => program);
}

function stemsOf(denied: ReadonlySet<string>): MusicStem[] {
  return (Object.keys(STEM_WORDS) as MusicStem[]).filter((stem) => STEM_WORDS[stem].some((word) => denied.has(word)));
}
