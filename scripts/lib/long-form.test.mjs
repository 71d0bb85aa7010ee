import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LONG_FILES } from './long-form.mjs';
import { ROOT } from './root.mjs';

const FILES = readdirSync(join(ROOT, 'server/test'), { recursive: true }).filter((file) => file.endsWith('.test.ts'));

test('npm test --rest: each path that the short form leaves out begins that of a test file', () => {
  expect(LONG_FILES.filter((path) => !FILES.some((file) => file.startsWith(path)))).toEqual([]);
});
