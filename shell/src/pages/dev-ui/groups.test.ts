import { readdirSync } from 'node:fs';
import path from 'node:path';
import { GROUPS } from './groups';
import { anchorOf } from './specimen';

const KIT = path.resolve(__dirname, '../../../../shared/ui');
const files = readdirSync(KIT);
const sheets = GROUPS.flatMap((group) => group.sheets);

test('every component of the kit has a sheet in the gallery', () => {
  const components = files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
  const shown = new Set(sheets.map((sheet) => sheet.file));
  expect(components.filter((file) => !shown.has(file))).toEqual([]);
});

test('every sheet names a file that exists, and has content', () => {
  expect(sheets.filter((sheet) => !files.includes(sheet.file))).toEqual([]);
  for (const { file, states } of sheets) {
    const names = states.map(({ name }) => name);
    expect([file, names.length]).not.toEqual([file, 0]);
    expect([file, new Set(names).size]).toEqual([file, names.length]);
  }
});

test('no two parts of the page share an anchor', () => {
  const anchors = [...GROUPS.map(({ id }) => id), ...sheets.map(anchorOf)];
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
});
