import { readPrompt } from '../prompt/read-prompt';
import { GALLERY, SEEDS } from './prompts';

const HEAD = `# Gallery

What the built-in engine makes of these prompts, two seeds each, none picked by hand and none retouched.
The engine draws by rules: it reads the words, a scene family composes shapes for them, a style develops the drawing.
These are illustrations. Nothing here is a photograph, whatever the style is called, and no image model made it.

Model: \`embedded\`, the engine of this repository; no other model and no network took part. The same prompt, style,
shape and seed make the same picture, and the same code and libraries write these files again byte for byte:

    npm run gallery          # all; takes minutes
    npm run gallery -- 5,17  # some, by number

The other built-in engines have pages of their own, each written by a script too: [films](films.md),
[music](music/README.md), [voices](voices/README.md), [words](words/README.md), and
[pictures and a text taken apart](analysis/README.md).
`;

/** File of a picture, below the gallery's folder. */
export const fileOf = (number: number, seed: number): string => `img/${String(number).padStart(2, '0')}-${seed}.webp`;

/** Markdown page of the gallery: a table for each kind of prompt, a row for each prompt. */
export function galleryPage(): string {
  let number = 0;
  const parts = Object.entries(GALLERY).map(([title, prompts]) => {
    const rows = prompts.map(([prompt, style, ratio]) => {
      number += 1;
      const pictures = SEEDS.map((seed) => `![${prompt.replaceAll('"', '')}, seed ${seed}](${fileOf(number, seed)})`);
      const cells = [number, prompt, style, ratio, readPrompt(prompt).scene, 'embedded', ...pictures];
      return cells.map(String);
    });
    const heads = ['No', 'Prompt', 'Style', 'Shape', 'Read as', 'Model', ...SEEDS.map((seed) => `Seed ${seed}`)];
    return `## ${title}\n\n${table([heads, ...rows])}\n`;
  });
  return `${HEAD}\n${parts.join('\n')}`;
}

/** A table as the formatter writes it: every column as wide as its widest cell. */
function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, at) => Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
