// npm run fonts: cuts the display face (docs/architecture.md, First screens) out of its variable fonts. The results are
// committed; -- --check says whether they are what this script makes.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './lib/root.mjs';

const require = createRequire(import.meta.url);
const OUT = join(ROOT, 'shared/ui/fonts');
const STYLES = join(ROOT, 'shared/ui/display-font.css');

/** The one weight and width that exist; two optical sizes, by family. */
const PINNED = { wght: 560, wdth: 88 };
const SIZES = [
  { family: 'Flint Display', file: 'flint-display', opsz: 72 },
  { family: 'Flint Display Small', file: 'flint-display-small', opsz: 28 },
];

const between = (first, last) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
const BASIC = [...between(0x20, 0x7e), ...[...'\u00a0·×–—‘’“”…€−'].map((each) => each.codePointAt(0))];
/** Parts by the characters of a text: everything in English needs the first alone. */
const PARTS = [
  { suffix: '', source: 'latin', characters: BASIC },
  { suffix: '-accents', source: 'latin', characters: between(0xa1, 0xff).filter((each) => !BASIC.includes(each)) },
  { suffix: '-extended', source: 'latin-ext', characters: between(0x100, 0x2af) },
  { suffix: '-vietnamese', source: 'vietnamese', characters: between(0x1ea0, 0x1ef9) },
];

const files = (
  await Promise.all(
    SIZES.flatMap(({ file, opsz, family }) =>
      PARTS.map(async ({ suffix, source, characters }) => {
        const from = require.resolve(
          `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${source}-standard-normal.woff2`,
        );
        const content = await subsetFont(await readFile(from), String.fromCodePoint(...characters), {
          targetFormat: 'woff2',
          variationAxes: { ...PINNED, opsz },
          noLayoutClosure: true,
        });
        return { name: `${file}${suffix}.woff2`, family, characters, content };
      }),
    ),
  )
).sort((a, b) => a.name.localeCompare(b.name));
const styles = [
  '/* Made by `npm run fonts`. The one weight serves every request, so that a bold one is not faked. */',
  ...files.map(faceOf),
].join('\n');

if (process.argv.includes('--check')) {
  const wrong = [];
  for (const { name, content } of files)
    if (!content.equals(await readFile(join(OUT, name)).catch(() => Buffer.alloc(0)))) wrong.push(name);
  if (`${styles}\n` !== (await readFile(STYLES, 'utf8'))) wrong.push('display-font.css');
  if (wrong.length > 0) throw new Error(`Not what \`npm run fonts\` makes: ${wrong.join(', ')}`);
} else {
  await mkdir(OUT, { recursive: true });
  for (const { name, content } of files) {
    await writeFile(join(OUT, name), content);
    console.log(name, content.length);
  }
  await writeFile(STYLES, `${styles}\n`);
}

function faceOf({ name, family, characters }) {
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: 1 1000;
  font-stretch: 50% 200%;
  src: url("./fonts/${name}") format("woff2");
  unicode-range: ${ranges(characters)};
}`;
}

/** `U+20-7E, U+A0`, of code points in any order. */
function ranges(characters) {
  const runs = [];
  for (const each of [...characters].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && each === run.last + 1) run.last = each;
    else runs.push({ first: each, last: each });
  }
  const hex = (each) => each.toString(16).padStart(2, '0');
  return runs
    .map(({ first, last }) => (first === last ? `u+${hex(first)}` : `u+${hex(first)}-${hex(last)}`))
    .join(', ');
}
