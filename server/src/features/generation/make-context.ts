import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServedBy } from '@flint/shared/contracts/providers';
import { withScratch } from '../../platform/files/scratch';
import { safeFetch } from '../../platform/safe-fetch/safe-fetch';
import type { Storage } from '../../platform/storage/storage';
import type { FileOrigins } from '../../providers/file-origins';
import type { RunRow } from '../runs/tables';
import { readInput } from './inputs';
import type { DownloadLimits, MakeContext } from './kind';
import type { StepDeps } from './plan';

const DOWNLOAD_LIMITS: DownloadLimits = { maxBytes: 200_000_000, timeoutMs: 120_000 };
/** Throttle interval of progress, in milliseconds: each update is a database write and a render in the browser. */
const SAY_MS = 300;

export interface ContextDeps extends StepDeps {
  readonly storage: Storage;
  readonly publicOrigin: string;
  /** Origins of each provider's files. */
  readonly origins: ReadonlyMap<ServedBy, FileOrigins>;
}

/** Does work with a maker's context; the scratch folder is always removed at the end. */
export function withContext<T>(
  deps: ContextDeps,
  run: RunRow,
  signal: AbortSignal,
  work: (context: MakeContext) => Promise<T>,
): Promise<T> {
  return withScratch(async (scratch) => {
    const progress = throttleProgress((phase, percent) => deps.work.say(run.id, phase, percent));
    try {
      return await work({
        runId: run.id,
        userId: run.user_id,
        signal,
        scratch,
        price: run.price,
        say: progress.say,
        read: (address, maxBytes) => readInput(address, deps, { maxBytes, signal }),
        async download(url, name, limits = DOWNLOAD_LIMITS) {
          const origins = deps.origins.get(run.served_by);
          const { bytes } = await safeFetch(url, {
            ...{ ...limits, signal, allowOrigins: origins?.exact ?? [] },
            allows: (address) => origins?.allows(address) ?? false,
          });
          // A folder per file, because two files may have the same name.
          const file = join(scratch, randomUUID(), name);
          await mkdir(join(file, '..'));
          await writeFile(file, bytes);
          return file;
        },
      });
    } finally {
      await progress.stop();
    }
  });
}

/** Throttle: publishes the latest progress at most every {@link SAY_MS}; intermediate values are dropped. */
function throttleProgress(publish: (phase: string, percent: number | null) => Promise<void>) {
  let latest: [string, number | null] | undefined;
  let publishedAt = Number.NEGATIVE_INFINITY;
  let publishing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    if (!latest) return;
    publishedAt = performance.now();
    const [phase, percent] = latest;
    latest = undefined;
    publishing = publishing.then(() => publish(phase, percent)).catch(() => undefined);
  };
  return {
    say(phase: string, percent: number | null): void {
      latest = [phase, percent === null ? null : Math.min(100, Math.max(0, Math.round(percent)))];
      timer ??= setTimeout(flush, Math.max(0, publishedAt + SAY_MS - performance.now()));
    },
    async stop(): Promise<void> {
      clearTimeout(timer);
      latest = undefined;
      await publishing;
    },
  };
}
