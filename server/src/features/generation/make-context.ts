import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServedBy } from '@flint/shared/contracts/providers';
import { safeFetch } from '../../platform/safe-fetch/safe-fetch';
import type { Storage } from '../../platform/storage/storage';
import type { FileOrigins } from '../../providers/file-origins';
import type { RunRow } from '../runs/tables';
import { readInput } from './inputs';
import type { DownloadLimits, MakeContext } from './kind';
import type { StepDeps } from './plan';

const DOWNLOAD_LIMITS: DownloadLimits = { maxBytes: 200_000_000, timeoutMs: 120_000 };
/** Followers are told at most this often, in milliseconds: each time is a row written and a page drawn. */
const SAY_MS = 300;

export interface ContextDeps extends StepDeps {
  readonly storage: Storage;
  readonly publicOrigin: string;
  /** Where the files of each provider lie. */
  readonly origins: ReadonlyMap<ServedBy, FileOrigins>;
}

/** Works with everything a maker is given; its scratch folder goes when it ends, however it ends. */
export async function withContext<T>(
  deps: ContextDeps,
  run: RunRow,
  signal: AbortSignal,
  work: (context: MakeContext) => Promise<T>,
): Promise<T> {
  const scratch = await mkdtemp(join(tmpdir(), 'flint-run-'));
  const teller = createTeller((phase, percent) => deps.work.say(run.id, phase, percent));
  try {
    return await work({
      runId: run.id,
      userId: run.user_id,
      signal,
      scratch,
      price: run.price,
      say: teller.say,
      read: (address, maxBytes) => readInput(address, deps, { maxBytes, signal }),
      async download(url, name, limits = DOWNLOAD_LIMITS) {
        const origins = deps.origins.get(run.served_by);
        const { bytes } = await safeFetch(url, {
          ...{ ...limits, signal, allowOrigins: origins?.exact ?? [] },
          allows: (address) => origins?.allows(address) ?? false,
        });
        // A folder of its own: two files may bear one name.
        const file = join(scratch, randomUUID(), name);
        await mkdir(join(file, '..'));
        await writeFile(file, bytes);
        return file;
      },
    });
  } finally {
    await teller.silence();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Tells the newest of what it hears, at most every {@link SAY_MS}; what was never told is not missed by anybody. */
function createTeller(tell: (phase: string, percent: number | null) => Promise<void>) {
  let heard: [string, number | null] | undefined;
  let toldAt = 0;
  let telling: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const speak = () => {
    timer = undefined;
    if (!heard) return;
    toldAt = Date.now();
    const [phase, percent] = heard;
    heard = undefined;
    telling = telling.then(() => tell(phase, percent)).catch(() => undefined);
  };
  return {
    say(phase: string, percent: number | null): void {
      heard = [phase, percent === null ? null : Math.min(100, Math.max(0, Math.round(percent)))];
      timer ??= setTimeout(speak, Math.max(0, toldAt + SAY_MS - Date.now()));
    },
    async silence(): Promise<void> {
      clearTimeout(timer);
      heard = undefined;
      await telling;
    },
  };
}
