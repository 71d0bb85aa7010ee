import { join } from 'node:path';
import { readJest, readPlaywright } from './read-report.mjs';
import { ROOT } from './root.mjs';

test("jest's report: tests by file, and a file that fails to load is one failure", () => {
  const testResults = [
    {
      ...{ name: join(ROOT, 'shared/a.test.ts'), status: 'failed' },
      assertionResults: [{ status: 'passed' }, { status: 'failed' }, { status: 'pending' }],
    },
    { name: join(ROOT, 'shared/b.test.ts'), status: 'failed', assertionResults: [] },
  ];
  expect(readJest({ testResults })).toEqual([
    { file: 'shared/a.test.ts', passed: 1, failed: 1, skipped: 1, attachments: [] },
    { file: 'shared/b.test.ts', passed: 0, failed: 1, skipped: 0, attachments: [] },
  ]);
});

test("Playwright's report: a flaky test counts as failed, and a failed one names its screenshot", () => {
  const screenshot = { name: 'screenshot', path: join(ROOT, 'test-results/a/failed.png') };
  const suite = {
    file: 'a.spec.ts',
    specs: [{ tests: [{ status: 'expected', results: [{ attachments: [] }] }] }],
    suites: [
      {
        specs: [
          { tests: [{ status: 'unexpected', results: [{ attachments: [screenshot] }] }] },
          { tests: [{ status: 'flaky', results: [{ attachments: [] }] }] },
          { tests: [{ status: 'skipped', results: [] }] },
        ],
      },
    ],
  };
  expect(readPlaywright({ config: { rootDir: join(ROOT, 'e2e/specs') }, suites: [suite] })).toEqual([
    {
      ...{ file: 'e2e/specs/a.spec.ts', passed: 1, failed: 2, skipped: 1 },
      attachments: [{ name: 'screenshot', path: 'test-results/a/failed.png' }],
    },
  ]);
});

test("Playwright's report: an error outside of all files is a failure", () => {
  const report = { config: { rootDir: ROOT }, suites: [], errors: [{ message: 'The setup failed.' }] };
  expect(readPlaywright(report)).toMatchObject([{ file: '', failed: 1 }]);
});
