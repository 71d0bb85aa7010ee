import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { illustrate } from '@flint/engines/image/illustrate';
import sharp from 'sharp';
import { COVER_SIZE, COVERS, coverFile } from '../features/templates/covers';

const FOLDER = process.argv[2] ?? 'server/src/features/templates/covers';
/** WebP quality: all of them together stay below 400 kB. */
const QUALITY = 62;

await mkdir(FOLDER, { recursive: true });
for (const [id, { prompt, seed, style }] of Object.entries(COVERS)) {
  const { image } = await illustrate({ prompt, seed, style, ratio: '16:9' });
  await sharp(image)
    .resize({ ...COVER_SIZE, fit: 'cover' })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(join(FOLDER, coverFile(id)));
}
