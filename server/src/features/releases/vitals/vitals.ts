import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import type { VitalSample, VitalsReport } from '@flint/shared/contracts/vitals';
import type { Db } from '../../../platform/db/database';
import { createMemoryCounter } from '../../../platform/http/counter';
import type { Subject } from '../decision';
import type { Releases } from '../releases';
import { bucketOf } from './buckets';
import { createQuota } from './quota';
import { addVitals, type CountedVital, deleteOldVitals, findMeasured } from './vitals-repository';
import { judgeSlowness, type Slowness } from './why-slow';

interface VitalsDeps {
  readonly db: Db;
  readonly releases: Pick<Releases, 'decide'>;
  readonly environment: Environment;
}

/** What browsers measured, by version. */
export interface Vitals {
  /** Names the calls of this server: measurements of others are dropped. */
  expectCalls(ids: readonly string[]): void;
  /** Counts measurements of versions that the rules give to the sender. Returns at once. */
  record(reports: readonly VitalsReport[], subject: NonNullable<Subject>): Promise<void>;
  /** Stores the counts. */
  flush(): Promise<void>;
  /** Compares a candidate with the stable version of the same time. */
  judge(remote: RemoteName, versions: { candidate: string; stable: string }): Promise<Slowness>;
  /** Deletes old counts. */
  trim(): Promise<void>;
}

/** Rate limit by account: beacons of more pages than one person has open. */
const PER_SENDER = { name: 'release-vitals', points: 20, perSeconds: 60 };
/** Values of one measurement (and call) of a version that one account contributes in a day. */
const VALUES_PER_ACCOUNT = 1;
/** Different counts waiting to be stored, which bounds a flood. */
const MOST_WAITING = 2_000;

/** Measurements that are counted as often as they happen; of all others a sample is taken. */
const COUNTS: ReadonlySet<string> = new Set(['api-answered', 'api-refused', 'api-failed']);
const OF_CALLS: ReadonlySet<string> = new Set(['api', ...COUNTS]);

export function createVitals({ db, releases, environment }: VitalsDeps): Vitals {
  const senders = createMemoryCounter(PER_SENDER);
  const isWithinQuota = createQuota(VALUES_PER_ACCOUNT);
  let calls: ReadonlySet<string> = new Set();
  let waiting = new Map<string, CountedVital>();

  function count(remote: RemoteName, version: string, sample: VitalSample): void {
    const { vital, call = '', value } = sample;
    const bucket = COUNTS.has(vital) ? 0 : bucketOf(value);
    const key = [remote, version, vital, call, bucket].join('/');
    const known = waiting.get(key);
    if (!known && waiting.size >= MOST_WAITING) return;
    waiting.set(key, { remote, version, vital, call, bucket, count: (known?.count ?? 0) + sample.count });
  }

  return {
    expectCalls(ids) {
      calls = new Set(ids);
    },
    async record(reports, subject) {
      if (!(await senders.hit(subject.id)).allowed) return;
      for (const { remote, version, samples } of reports) {
        const { value: given, variant } = releases.decide(environment, remote, subject);
        // An override chooses who gets a version: its holders are not compared with others.
        if (given !== version || variant === 'override') continue;
        for (const sample of samples) {
          const { vital, call = '' } = sample;
          if (OF_CALLS.has(vital) ? !calls.has(call) : call !== '') continue;
          if (COUNTS.has(vital)) count(remote, version, sample);
          else if (isWithinQuota([subject.id, remote, version, vital, call].join('/')))
            count(remote, version, { ...sample, count: 1 });
        }
      }
    },
    async flush() {
      // In one order in every process: rows that two of them lock in different orders would deadlock.
      const counted = [...waiting].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
      waiting = new Map();
      await addVitals(db, environment, counted);
    },
    judge: async (remote, versions) => judgeSlowness(await findMeasured(db, { environment, remote }, versions)),
    trim: () => deleteOldVitals(db),
  };
}
