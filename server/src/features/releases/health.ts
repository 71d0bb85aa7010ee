import type { Environment } from '@flint/shared/contracts/boot';
import type { Health, ReleaseReport } from '@flint/shared/contracts/releases';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/db/database';
import { createMemoryCounter } from '../../platform/http/counter';
import type { Subject } from './decision';
import type { Releases } from './releases';
import { type Counted, deleteOldReports, findHealth, upsertReport } from './reports-repository';
import type { SteeringService } from './steering';
import { isFailing, whyFailing } from './withdrawal';

interface Deps {
  readonly db: Db;
  readonly releases: Releases;
  readonly steering: SteeringService;
  readonly environment: Environment;
  readonly log: FastifyBaseLogger;
}

/** Error rates of versions in browsers, and automatic withdrawal. */
export interface HealthService {
  /** Counts a report, if the sender is given that version and is within its rate limit. Returns at once. */
  record(report: ReleaseReport, subject: Subject, sender: string): Promise<void>;
  /** Stores counts, withdraws a failing candidate, deletes old counts. */
  flush(): Promise<void>;
  /** The last hour, by version. */
  of(environment: Environment, remote: RemoteName): Promise<Health[]>;
}

/** Rate limit by sender: more pages than one person opens in a minute. */
const PER_SENDER = { name: 'release-reports', points: 20, perSeconds: 60 };

export function createHealth({ db, releases, steering, environment, log }: Deps): HealthService {
  const senders = createMemoryCounter(PER_SENDER);
  let waiting = new Map<string, Counted>();

  const withdrawIfFailing = async (remote: RemoteName) => {
    const { candidate } = releases.steeringOf(environment, remote);
    const stable = releases.stableOf(environment, remote)?.version;
    if (candidate === null) return;
    const counts = await findHealth(db, environment, remote, 10);
    const [tried, kept] = [candidate, stable].map((version) => counts.find((each) => each.version === version) ?? NONE);
    if (!tried || !kept || !isFailing(tried, kept)) return;
    const act = { actor: { kind: 'system' } as const, environment, remote, why: whyFailing(tried, kept) };
    // Another process may have withdrawn it already.
    await steering.withdraw(act, candidate).catch((err: unknown) => log.info({ err }, 'not withdrawn'));
  };

  return {
    async record({ remote, version, kind, message }, subject, sender) {
      if (releases.releaseFor(environment, remote, subject)?.version !== version) return;
      if (!(await senders.hit(`${sender}/${remote}/${version}`)).allowed) return;
      if (kind === 'failed') log.warn({ remote, version, reported: message }, 'a remote failed in a browser');
      const key = `${remote}/${version}`;
      const counts = waiting.get(key) ?? { remote, version, mounts: 0, failures: 0 };
      waiting.set(key, { ...counts, [COLUMN[kind]]: counts[COLUMN[kind]] + 1 });
    },
    async flush() {
      if (waiting.size === 0) return;
      const counted = [...waiting.values()];
      waiting = new Map();
      for (const each of counted) await upsertReport(db, environment, each);
      for (const remote of new Set(counted.filter(({ failures }) => failures > 0).map((each) => each.remote)))
        await withdrawIfFailing(remote);
      await deleteOldReports(db);
    },
    of: (where, remote) => findHealth(db, where, remote, 60),
  };
}

const NONE = { mounts: 0, failures: 0 };
const COLUMN = { mounted: 'mounts', failed: 'failures' } as const;
