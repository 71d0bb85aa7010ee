import type { Environment } from '@flint/shared/contracts/boot';
import { type Health, RAMP_LOADS, type ReleaseReport } from '@flint/shared/contracts/releases';
import { REMOTE_NAMES, type RemoteName } from '@flint/shared/contracts/remotes';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Db } from '../../platform/db/database';
import { createMemoryCounter, createPgCounter } from '../../platform/http/counter';
import type { Subject } from './decision';
import type { Ramps } from './ramp';
import type { Releases } from './releases';
import {
  type Counted,
  countSince,
  deleteOldReports,
  findHealth,
  findPeriods,
  upsertReport,
} from './reports-repository';
import type { StaffAlerts } from './staff-alerts';
import type { SteeringService } from './steering';
import { dueAt, whyOn } from './stored-ramp';
import type { Vitals } from './vitals/vitals';
import { mayBeFailing, whyFailing } from './withdrawal';

interface HealthDeps {
  readonly db: Db;
  /** Of the database of this environment's accounts. */
  readonly pool: Pool;
  readonly releases: Releases;
  readonly steering: SteeringService;
  readonly alerts: StaffAlerts;
  readonly vitals: Vitals;
  readonly ramps: Ramps;
  readonly environment: Environment;
  readonly log: FastifyBaseLogger;
}

/** Error rates and speed of versions in browsers, and automatic withdrawal. */
export interface HealthService {
  /**
   * Counts a report, if the rules give the sender that version and it is within its rate limit: mounts as often as they
   * happen, failures once while a candidate is out.
   */
  record(report: ReleaseReport, subject: Subject, sender: string): Promise<void>;
  /** Stores counts, withdraws a failing candidate, deletes old counts. */
  flush(): Promise<void>;
  /** Withdraws candidates that are slow. */
  judgeSpeed(): Promise<void>;
  /** Makes the due steps of ramps whose candidates are healthy. */
  goOn(): Promise<void>;
  /** Counts of a version since a moment. */
  countSince(environment: Environment, remote: RemoteName, version: string, since: string): Promise<LoadCount>;
  /** The last hour, by version. */
  of(environment: Environment, remote: RemoteName): Promise<Health[]>;
}

interface LoadCount {
  readonly loads: number;
  readonly failures: number;
}

/** Rate limit by sender: more pages than one person opens in a minute. */
const PER_SENDER = { name: 'release-reports', points: 20, perSeconds: 60 };
/**
 * Failures that one sender contributes of a version while a candidate is out, for a day: two are evidence enough in a
 * quiet minute, so one hostile or broken browser must not send both.
 */
const FAILURES_PER_SENDER = { name: 'release-failures', points: 1, perSeconds: 24 * 60 * 60 };
/** Rest after a comparison of speeds, in multiples of its time: a day of measurements takes the processor for a while. */
const REST_TIMES = 20;
/** Longest rest: a comparison that waits for a busy machine must not put off the withdrawal of a slow version for minutes. */
const MOST_REST_MS = 30_000;

export function createHealth({
  db,
  pool,
  releases,
  steering,
  alerts,
  vitals,
  ramps,
  environment,
  log,
}: HealthDeps): HealthService {
  const senders = createMemoryCounter(PER_SENDER);
  const failed = createPgCounter(pool, FAILURES_PER_SENDER);
  let waiting = new Map<string, Counted>();
  let restsUntil = 0;

  const withdraw = async (remote: RemoteName, candidate: string, why: string) => {
    const act = { actor: { kind: 'system' } as const, environment, remote, why };
    try {
      await steering.withdraw(act, candidate);
    } catch (err) {
      // Another process may have withdrawn it already.
      log.info({ err }, 'not withdrawn');
      return;
    }
    await alerts.withdrawn({ environment, remote, version: candidate, why });
  };
  const withdrawIfFailing = async (remote: RemoteName) => {
    const { candidate } = releases.steeringOf(environment, remote);
    const stable = releases.stableOf(environment, remote)?.version;
    if (candidate === null) return;
    const why = whyFailing(await findPeriods(db, { environment, remote }, { candidate, stable }));
    if (why !== undefined) await withdraw(remote, candidate, why);
  };

  return {
    async record({ remote, version, kind, message }, subject, sender) {
      if (releases.releaseFor(environment, remote, subject)?.version !== version) return;
      // An override chooses who gets a version: its holders are not compared with others.
      if (releases.decide(environment, remote, subject).variant === 'override') return;
      const from = `${sender}/${remote}/${version}`;
      if (!(await senders.hit(from)).allowed) return;
      if (kind === 'failed') {
        log.warn({ remote, version, reported: message }, 'a remote failed in a browser');
        const since = releases.steeringOf(environment, remote).candidateSince?.toISOString() ?? '';
        if (!(await failed.hit(`${from}/${since}`)).allowed) return;
      }
      const key = `${remote}/${version}`;
      const counts = waiting.get(key) ?? { remote, version, mounts: 0, failures: 0 };
      waiting.set(key, { ...counts, [COLUMN[kind]]: counts[COLUMN[kind]] + 1 });
    },
    async flush() {
      await vitals.flush();
      if (waiting.size === 0) return;
      const counted = [...waiting.values()];
      waiting = new Map();
      for (const each of counted) await upsertReport(db, environment, each);
      for (const remote of new Set(counted.filter(({ failures }) => failures > 0).map((each) => each.remote)))
        await withdrawIfFailing(remote);
      await deleteOldReports(db);
    },
    async judgeSpeed() {
      const begun = performance.now();
      if (begun < restsUntil) return;
      for (const remote of REMOTE_NAMES) {
        const { candidate } = releases.steeringOf(environment, remote);
        const stable = releases.stableOf(environment, remote)?.version;
        if (candidate === null || stable === undefined) continue;
        const { why } = await vitals.judge(remote, { candidate, stable });
        if (why !== undefined) await withdraw(remote, candidate, why);
      }
      const ended = performance.now();
      restsUntil = ended + Math.min(MOST_REST_MS, REST_TIMES * (ended - begun));
    },
    async goOn() {
      for (const remote of REMOTE_NAMES) {
        const { candidate, ramp, enabled, killed } = releases.steeringOf(environment, remote);
        const stable = releases.stableOf(environment, remote)?.version;
        if (!ramp || candidate === null || stable === undefined || !enabled || killed !== null) continue;
        if (ramp.paused || dueAt(ramp).getTime() > Date.now()) continue;
        const counted = await countSince(db, { environment, remote, version: candidate }, ramp.since);
        // A ramp may wait for loads all night: the comparisons, which cost more, come when it has them.
        if (counted.loads < RAMP_LOADS) continue;
        const periods = await findPeriods(db, { environment, remote }, { candidate, stable });
        const isDoubtful = mayBeFailing(periods) || (await vitals.judge(remote, { candidate, stable })).isDoubtful;
        const why = whyOn(ramp, { ...counted, isDoubtful });
        if (why === undefined) continue;
        // Staff or another process may have been faster.
        await ramps
          .step({ actor: { kind: 'system' }, environment, remote, why }, ramp)
          .catch((err: unknown) => log.info({ err }, 'the ramp did not go on'));
      }
    },
    countSince: (where, remote, version, since) => countSince(db, { environment: where, remote, version }, since),
    of: (where, remote) => findHealth(db, where, remote, 60),
  };
}

const COLUMN = { mounted: 'mounts', failed: 'failures' } as const;
