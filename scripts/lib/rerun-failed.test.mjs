import { rerunFailed } from './rerun-failed.mjs';

const result = (file, passed, failed) => ({ file, passed, failed, skipped: 0, attachments: [] });

/** A runner with an answer for each of its runs. */
function runner(...answers) {
  const asked = [];
  const run = async (...args) => {
    asked.push(args);
    const files = answers[asked.length - 1];
    return { code: files.some(({ failed }) => failed > 0) ? 1 : 0, files };
  };
  return { run, asked };
}

test('a suite without a failure runs once', async () => {
  const { run, asked } = runner([result('a', 2, 0), result('b', 1, 0)]);
  expect(await rerunFailed(run, ['a', 'b'])).toEqual({ passed: 3, failed: 0, skipped: 0, flaky: [], broken: [] });
  expect(asked).toEqual([[['a', 'b'], false]]);
});

test('a failed file runs once more, alone; what passes then is flaky and counts as passed', async () => {
  const { run, asked } = runner([result('a', 1, 1), result('b', 1, 0)], [result('a', 2, 0)]);
  expect(await rerunFailed(run, undefined)).toEqual({ passed: 3, failed: 0, skipped: 0, flaky: ['a'], broken: [] });
  expect(asked).toEqual([
    [undefined, false],
    [['a'], true],
  ]);
});

test('a file that fails twice is broken', async () => {
  const { run } = runner([result('a', 1, 1)], [result('a', 0, 2)]);
  expect(await rerunFailed(run, undefined)).toMatchObject({
    passed: 0,
    failed: 2,
    flaky: [],
    broken: [result('a', 0, 2)],
  });
});

test('many failed files are not run again', async () => {
  const files = Array.from({ length: 9 }, (_, index) => result(`file ${index}`, 0, 1));
  const { run, asked } = runner(files);
  expect(await rerunFailed(run, undefined)).toMatchObject({ failed: 9, flaky: [] });
  expect(asked).toHaveLength(1);
});

test('a runner that ends with an error but without a failed test counts as one failure', async () => {
  const run = async () => ({ code: 1, files: [result('a', 1, 0)] });
  expect(await rerunFailed(run, undefined)).toMatchObject({ passed: 1, failed: 1, flaky: [] });
});
