import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFfmpeg } from '../../ffmpeg/find-ffmpeg';
import { illustrate } from '../../image/illustrate';
import { createFilmmaker } from '../filmmaker';
import { createFilmRenderer } from '../render/film-renderer';
import { clipPage, stripOf } from './clip-page';
import { CLIPS } from './clips';
import { stripOfFilm } from './strip';

const FOLDER = 'docs/gallery';
/** Numbers of the clips to film; default: all. */
const only = process.argv[2]?.split(',').map(Number);
/** Folder to keep the films in, which are too large for the repository. */
const kept = process.argv[3];

const { path } = await findFfmpeg();
const render = createFilmRenderer(pathToFileURL(join('server', 'dist', 'film.worker.js')));
const filmmaker = createFilmmaker({ ffmpeg: path, draw: illustrate, render });
const directory = await mkdtemp(join(tmpdir(), 'films-'));

await mkdir(join(FOLDER, 'films'), { recursive: true });
for (const [index, clip] of CLIPS.entries()) {
  const number = index + 1;
  if (only && !only.includes(number)) continue;
  const began = performance.now();
  const { file, seconds } = await filmmaker.make(clip, { directory });
  const took = (performance.now() - began) / 1000;
  process.stdout.write(`${number} ${clip.prompt}: ${took.toFixed(1)} s for ${seconds} s\n`);
  await writeFile(join(FOLDER, stripOf(number)), await stripOfFilm(path, file, seconds));
  if (kept) await rename(file, join(kept, `${number}.mp4`));
}
await rm(directory, { recursive: true });
await writeFile(join(FOLDER, 'films.md'), clipPage());
