import type { Environment } from '@flint/shared/contracts/boot';
import type { BrowserError, BrowserErrorGroup } from '@flint/shared/contracts/browser-errors';
import { redactError } from '@flint/shared/contracts/redact-error';
import type { Db } from '../../../platform/db/database';
import { createMemoryCounter } from '../../../platform/http/counter';
import type { Releases } from '../releases';
import { addErrors, type CountedError, listErrors, trimErrors } from './browser-errors-repository';
import { fingerprintOf } from './fingerprint';

interface BrowserErrorsDeps {
  readonly db: Db;
  readonly releases: Pick<Releases, 'find'>;
  readonly environment: Environment;
}

/** Errors of pages, grouped by version and fingerprint. */
export interface BrowserErrors {
  /**
   * Counts reports of existing versions. Returns at once; reports over the address's rate limit are dropped.
   * @returns for each, whether it is counted
   */
  record(errors: readonly BrowserError[], address: string): Promise<boolean[]>;
  /** Stores the counts. */
  flush(): Promise<void>;
  /** Deletes old groups, and those above the limits. */
  trim(): Promise<void>;
  /** The most recently seen groups. */
  list(environment: Environment, limit: number): Promise<BrowserErrorGroup[]>;
}

/** Rate limit: batches of one address in a minute. A shared address needs more than one page's. */
const PER_ADDRESS = { name: 'browser-errors', points: 60, perSeconds: 60 };
/** Maximum groups waiting to be stored, which bounds a flood of different errors. */
const MOST_WAITING = 200;

export function createBrowserErrors({ db, releases, environment }: BrowserErrorsDeps): BrowserErrors {
  const addresses = createMemoryCounter(PER_ADDRESS);
  let waiting = new Map<string, CountedError>();

  function count(error: BrowserError): boolean {
    const { source, version } = error;
    if (source !== 'shell' && !releases.find(environment, source, version)) return false;
    const redacted = redact(error);
    const fingerprint = fingerprintOf(redacted);
    const key = `${source}/${version}/${fingerprint}`;
    const known = waiting.get(key);
    if (!known && waiting.size >= MOST_WAITING) return false;
    waiting.set(key, { ...(known ?? { ...redacted, fingerprint }), count: (known?.count ?? 0) + error.count });
    return true;
  }

  return {
    async record(errors, address) {
      const { allowed } = await addresses.hit(address);
      return errors.map((error) => allowed && count(error));
    },
    async flush() {
      const counted = [...waiting.values()];
      waiting = new Map();
      await addErrors(db, environment, counted);
    },
    trim: () => trimErrors(db),
    list: (where, limit) => listErrors(db, where, limit),
  };
}

/** Redacts again on the server: the caller may not be a browser of ours. */
function redact({ name, message, stack, action, ...rest }: BrowserError): BrowserError {
  return {
    ...rest,
    name: redactError(name),
    message: redactError(message),
    ...(stack !== undefined && { stack: redactError(stack) }),
    ...(action !== undefined && { action: redactError(action) }),
  };
}
