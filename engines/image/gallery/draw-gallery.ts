import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf, galleryPage } from './page';
import { GALLERY, SEEDS } from './prompts';
import { tileOf } from './tile';

const FOLDER = 'docs/gallery';
/** Numbers of the prompts to draw; default: all. */
const only = process.argv[2]?.split(',').map(Number);

await mkdir(join(FOLDER, 'img'), { recursive: true });
for (const [index, row] of Object.values(GALLERY).flat().entries()) {
  const number = index + 1;
  if (only && !only.includes(number)) continue;
  for (const seed of SEEDS) await writeFile(join(FOLDER, fileOf(number, seed)), await tileOf(row, seed));
  process.stdout.write(`${number} ${row[0]}\n`);
}
await writeFile(join(FOLDER, 'README.md'), galleryPage());
