import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeLeftScratch, withScratch } from './scratch';

const HOUR_MS = 3_600_000;

/** A folder that was last written to some hours ago. */
function leave(folder: string, hours: number): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'part.wav'), 'sound');
  const then = new Date(Date.now() - hours * HOUR_MS);
  utimesSync(folder, then, then);
}

test('the folder is there for the work and gone after it, also when it fails', async () => {
  const given: string[] = [];
  const write = async (folder: string) => {
    given.push(folder);
    writeFileSync(join(folder, 'part.wav'), 'sound');
  };
  await withScratch(write);
  const failing = withScratch(async (folder) => {
    await write(folder);
    throw new Error('No sound.');
  });
  await expect(failing).rejects.toThrow('No sound.');
  expect(given.map((folder) => existsSync(folder))).toEqual([false, false]);
});

test('what a killed process left is removed after a day; what may be in use and what is not ours stays', async () => {
  const temp = mkdtempSync(join(tmpdir(), 'flint-scratch-'));
  leave(join(temp, 'flint-run-left'), 25);
  leave(join(temp, 'flint-run-used'), 23);
  leave(join(temp, 'somebody-else'), 25);
  expect(await removeLeftScratch(temp)).toBe(1);
  expect(readdirSync(temp).sort()).toEqual(['flint-run-used', 'somebody-else']);
  expect(await removeLeftScratch(temp)).toBe(0);
  rmSync(temp, { recursive: true });
});
