import { MUSIC_GENRES, type MusicPlan } from '@flint/shared/contracts/music';
import type { PieceWishes } from '../spec/music';

/** Longest title, characters. */
const TITLE_MAX = 80;

/** Metadata for players, and the parameters to make the piece again. */
export function tagsOf({ prompt, seed, seconds }: PieceWishes, { genre, mood, tempo, key }: MusicPlan) {
  const label = MUSIC_GENRES.find(({ id }) => id === genre)?.label ?? genre;
  const title = prompt.length > TITLE_MAX ? `${prompt.slice(0, TITLE_MAX - 1)}…` : prompt;
  const recipe = JSON.stringify({ prompt, seed, seconds, genre, mood, tempo, key });
  return {
    ...{ title, artist: 'Flint', genre: label, encoded_by: 'Flint built-in composer' },
    ...{ TBPM: String(Math.round(tempo)), comment: recipe },
  };
}
