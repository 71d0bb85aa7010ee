import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MUSIC_GENRE_IDS, type MusicGenre } from '@flint/shared/contracts/music';
import type { Musician, Piece } from '../musician';
import { MUSIC_GALLERY } from './prompts';

const SECONDS = 24;
const SEED = 1;

export interface GalleryPiece extends Pick<Piece, 'loudness' | 'truePeak' | 'plan' | 'seconds'> {
  readonly prompt: string;
  /** Name of the file in the folder. */
  readonly name: string;
}

/**
 * Makes the gallery's piece of each genre as `<genre>.mp3`, first seed, none picked by hand.
 * @param folder existing
 * @param only genres to make; all unless told
 */
export async function playGallery(
  musician: Musician,
  folder: string,
  only: readonly MusicGenre[] = MUSIC_GENRE_IDS,
): Promise<GalleryPiece[]> {
  const pieces: GalleryPiece[] = [];
  const directory = await mkdtemp(join(tmpdir(), 'flint-music-'));
  try {
    for (const genre of only) {
      const prompt = MUSIC_GALLERY[genre];
      const wish = { prompt, seconds: SECONDS, genre: null, mood: null, tempo: null, key: null, seed: SEED };
      const piece = await musician.make({ ...wish, format: 'mp3', stems: false, midi: false }, { directory });
      const name = `${genre}.mp3`;
      await rename(piece.file, join(folder, name));
      pieces.push({
        prompt,
        name,
        seconds: piece.seconds,
        loudness: piece.loudness,
        truePeak: piece.truePeak,
        plan: piece.plan,
      });
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
  return pieces;
}
