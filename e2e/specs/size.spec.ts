import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '../support/test';

const run = promisify(execFile);

test('first-screen JavaScript stays within its exact budget', async ({ baseURL }) => {
  const measured = await run(process.execPath, ['bench/size/size.mjs', baseURL ?? '']).catch((failed) => failed);
  expect(measured.code ?? 0, measured.stdout).toBe(0);
});
