import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_SPECS } from './browser-specs.mjs';
import { chooseTests, PARTS, SUITES } from './choose-tests.mjs';
import { ROOT } from './root.mjs';

const ALL = undefined;
const isTest = (file) => /\.test\.\w+$/.test(file) && !file.includes('node_modules');

test('npm test: without names every suite runs, with a suite only that one', () => {
  expect(chooseTests([])).toEqual(SUITES.map((suite) => ({ suite, files: ALL })));
  expect(chooseTests(['browser', 'unit'])).toEqual([
    { suite: 'unit', files: ALL },
    { suite: 'browser', files: ALL },
  ]);
});

test('npm test: a remote runs its unit tests and its browser specs', () => {
  expect(chooseTests(['mfe-billing'])).toEqual([
    { suite: 'unit', files: ['mfe-billing/'] },
    { suite: 'browser', files: expect.arrayContaining(['e2e/specs/faults.spec.ts', 'e2e/specs/steering.spec.ts']) },
  ]);
  expect(chooseTests(['unit', 'mfe-billing'])).toEqual([{ suite: 'unit', files: ['mfe-billing/'] }]);
});

test('npm test: several parts run together; the server has integration tests', () => {
  expect(chooseTests(['server', 'engines'])).toEqual([
    { suite: 'unit', files: ['engines/', 'server/src/'] },
    { suite: 'integration', files: ['server/test/'] },
  ]);
});

test('npm test: files run in the suite they belong to', () => {
  const files = ['server/test/runs/clock.test.ts', 'e2e/specs/chat.spec.ts', 'shared/state/credits-reducer.test.ts'];
  expect(chooseTests(files)).toEqual([
    { suite: 'unit', files: ['shared/state/credits-reducer.test.ts'] },
    { suite: 'integration', files: ['server/test/runs/clock.test.ts'] },
    { suite: 'browser', files: ['e2e/specs/chat.spec.ts'] },
  ]);
  expect(() => chooseTests(['server/test/none.test.ts'])).toThrow(/no server\/test\/none.test.ts tests/);
});

test('npm test: an unknown name is refused with the choices', () => {
  expect(() => chooseTests(['unit', 'mfe-bills'])).toThrow(
    /no mfe-bills tests.*unit, integration, browser.*mfe-billing/,
  );
});

test('npm test: a part without tests in the suite is refused with the suites it has', () => {
  expect(() => chooseTests(['integration', 'mfe-billing'])).toThrow(
    'There are no integration tests of mfe-billing, only unit and browser tests.',
  );
});

test('npm test: every part has unit tests', () => {
  const untested = PARTS.filter((part) => {
    const [{ files }] = chooseTests(['unit', part]);
    return !files.some((folder) => readdirSync(join(ROOT, folder), { recursive: true }).some(isTest));
  });
  expect(untested).toEqual([]);
});

test('npm test: every browser spec names the parts it tests', () => {
  const specs = readdirSync(join(ROOT, 'e2e/specs')).map((file) => file.replace('.spec.ts', ''));
  expect(Object.keys(BROWSER_SPECS).sort()).toEqual(specs.sort());
  for (const parts of Object.values(BROWSER_SPECS)) expect(PARTS).toEqual(expect.arrayContaining(parts));
});
