import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MUSIC_GENRE_IDS } from '@flint/shared/contracts/music';
import { findFfmpeg } from '../../ffmpeg/find-ffmpeg';
import { inputArgs } from '../../ffmpeg/input-args';
import { runFfmpeg } from '../../ffmpeg/run-ffmpeg';
import { createMusician } from '../musician';
import { fileOf, musicPage } from './page';
import { galleryOrder } from './prompts';

const FOLDER = 'docs/gallery/music';
/** Genres to render; default: all. */
const only = process.argv.slice(2);

const { path: ffmpeg } = await findFfmpeg(process.env.FFMPEG_PATH);
const musician = createMusician({ workerFile: new URL('./musician.worker.js', import.meta.url), ffmpeg });
const directory = await mkdtemp(join(tmpdir(), 'flint-music-'));
await mkdir(FOLDER, { recursive: true });
try {
  for (const genre of MUSIC_GENRE_IDS.filter((id) => only.length === 0 || only.includes(id))) {
    const wish = { ...galleryOrder(genre), format: 'wav' as const, stems: false, midi: false };
    const { file, loudness, truePeak } = await musician.make(wish, { directory });
    const small = ['-bitexact', '-c:a', 'libmp3lame', '-b:a', '96k', join(FOLDER, fileOf(genre))];
    await runFfmpeg(ffmpeg, [...inputArgs(file), ...small]);
    process.stdout.write(`${genre}: ${loudness} LUFS, ${truePeak} dBTP\n`);
  }
  await writeFile(join(FOLDER, 'README.md'), musicPage());
} finally {
  await musician.close();
  await rm(directory, { recursive: true, force: true });
}
