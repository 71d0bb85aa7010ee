import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageStyle } from '@flint/shared/contracts/image-options';
import sharp from 'sharp';
import { illustrate } from './illustrate';
import { SHOWCASE, type ShowcaseRecipe } from './showcase';

const PAGE = process.argv[2] ?? 'shell/src/pages/home';
/** WebP quality: paint and pencil lose nothing visible below 80, and their texture makes the largest files. */
const QUALITY: Readonly<Record<ImageStyle, number>> = { photorealistic: 80, cartoon: 80, artistic: 60, sketch: 45 };
/** Long side of the small variant, pixels. */
const SMALL = 640;

/** Draws one recipe into the page's folder; returns its line for the page's table. */
async function draw(recipe: ShowcaseRecipe): Promise<string> {
  const { file, prompt, style, ratio, seed, alt } = recipe;
  const { image, width, height, dominantColor } = await illustrate(recipe);
  const small = sharp(image).resize(SMALL, SMALL, { fit: 'inside' });
  await sharp(image)
    .webp({ quality: QUALITY[style], effort: 6 })
    .toFile(join(PAGE, 'img', `${file}.webp`));
  const { width: smallWidth } = await small
    .webp({ quality: QUALITY[style], effort: 6 })
    .toFile(join(PAGE, 'img', `${file}-640.webp`));
  const text = Object.entries({ prompt, style, ratio, seed, alt, color: dominantColor })
    .map(([key, value]) => `${key}: ${literal(value)}`)
    .join(', ');
  return `{ file: '${file}', src: ${file}, srcSet: \`\${${file}Small} ${smallWidth}w, \${${file}} ${width}w\`, width: ${width}, height: ${height}, ${text} },`;
}

const literal = (value: string | number) => (typeof value === 'number' ? value : `'${value.replaceAll("'", "\\'")}'`);

await mkdir(join(PAGE, 'img'), { recursive: true });
const rows: string[] = [];
for (const recipe of SHOWCASE) rows.push(await draw(recipe));
const imports = SHOWCASE.map(({ file }) => file)
  .sort()
  .map((file) => `import ${file} from './img/${file}.webp';\nimport ${file}Small from './img/${file}-640.webp';`);
const table = `${imports.join('\n')}

/** Pictures by the built-in engine, each with the recipe that makes it again. Written by server/dist/draw-showcase.js. */
export const SHOWCASE = [
${rows.join('\n')}
] as const;
`;
await writeFile(join(PAGE, 'showcase.ts'), table);
