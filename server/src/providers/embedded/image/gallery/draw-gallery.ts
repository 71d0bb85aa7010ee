import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ASPECT_RATIOS } from '@flint/shared/contracts/images';
import sharp from 'sharp';
import { illustrate } from '../illustrate';
import { GALLERY, type GalleryPrompt } from './prompts';

const FOLDER = process.argv[2] ?? 'docs/gallery';
const SEEDS = [1, 2] as const;
/** Height of a picture in a strip, pixels. */
const HEIGHT = 320;
const GAP = 8;

/** Draws one prompt with every seed side by side; answers the scene families it was read as. */
async function strip([prompt, style, ratio]: GalleryPrompt, file: string): Promise<string> {
  const [across, down] = ASPECT_RATIOS[ratio];
  const width = Math.round((HEIGHT * across) / down);
  const tiles = [];
  const scenes = new Set<string>();
  for (const [index, seed] of SEEDS.entries()) {
    const { image, scene } = await illustrate({ prompt, style, ratio, seed });
    scenes.add(scene);
    tiles.push({ input: await sharp(image).resize(width, HEIGHT).toBuffer(), left: index * (width + GAP), top: 0 });
  }
  const canvas = {
    width: SEEDS.length * (width + GAP) - GAP,
    height: HEIGHT,
    channels: 3,
    background: '#ffffff',
  } as const;
  await sharp({ create: canvas })
    .composite(tiles)
    .webp({ quality: 62, effort: 6 })
    .toFile(join(FOLDER, 'img', file));
  return [...scenes].join(', ');
}

await mkdir(join(FOLDER, 'img'), { recursive: true });
const only = process.argv[3];
let number = 0;
const parts: string[] = [];
for (const [title, prompts] of Object.entries(GALLERY)) {
  const rows: string[] = [];
  for (const row of prompts) {
    number += 1;
    const file = `${String(number).padStart(2, '0')}.webp`;
    if (only && !only.split(',').includes(String(number))) continue;
    const scene = await strip(row, file);
    const [prompt, style, ratio] = row;
    rows.push(
      `**${prompt}** · ${style}, ${ratio}, seeds ${SEEDS.join(' and ')}, read as ${scene}\n\n![](img/${file})\n`,
    );
    process.stdout.write(`${file} ${scene}: ${prompt}\n`);
  }
  parts.push(`## ${title}\n\n${rows.join('\n')}`);
}
if (!only)
  await writeFile(
    join(FOLDER, 'README.md'),
    `# Gallery

Illustrations made by the built-in engine from these prompts alone, ${SEEDS.length} seeds each, none picked or retouched.
The engine draws by rules: it paints what its scene families know, in one of four styles. Nothing here is a photograph,
and no image model made it. The same prompt, style, ratio and seed make the same picture.

Written by \`npm run gallery\`.

${parts.join('\n')}`,
  );
