import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const RESIDENT_MS = 5_000;
const LOOK_MS = 50;
const FILE = join(tmpdir(), `flint-load-${process.pid}.txt`);

/** Options of the product, so that its memory can be watched. */
export const WATCHED = { preload: new URL('preload.mjs', import.meta.url).href, env: { LOAD_MEMORY_FILE: FILE } };

/**
 * Watches the memory of a product for so many seconds. What is resident depends on when garbage was collected last, so
 * what is left after a collection is taken after one, two and three thirds of the time.
 * @returns {Promise<{ left: number[], most: number }>} MB that are left after collections; most MB that were resident
 */
export async function watchMemory(product, seconds) {
  let most = 0;
  const watching = setInterval(async () => {
    most = Math.max(most, await residentMb(product.pid));
  }, RESIDENT_MS);
  const left = [];
  try {
    for (let third = 0; third < 3; third++) {
      await delay((seconds / 3) * 1_000);
      left.push(await leftMb(product));
    }
  } finally {
    clearInterval(watching);
  }
  return { left, most };
}

async function leftMb(product) {
  product.signal('SIGUSR2');
  for (;;) {
    const told = await readFile(FILE, 'utf8').catch(() => undefined);
    if (told !== undefined) {
      await rm(FILE);
      return Number(told);
    }
    await delay(LOOK_MS);
  }
}

/** Linux only. */
async function residentMb(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
