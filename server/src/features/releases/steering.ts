import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { type Tx, transact } from '../../platform/db/transaction';
import { AppError } from '../../platform/http/app-error';
import { type Actor, auditName, nameOf } from './actor';
import type { Bundled } from './bundled-releases';
import { OutdatedEdit } from './outdated-edit';
import { assertPagesFree, keptElsewhere } from './page-clashes';
import type { Releases } from './releases';
import { isRegistered } from './releases-repository';
import { placeKey, type Steering } from './state';
import { steeringEvents } from './steering-log';
import { bumpRevision, lockSteering, writeSteering } from './steering-repository';

/** A change to a remote in an environment, with actor and reason. */
export interface Act {
  readonly actor: Actor;
  readonly environment: Environment;
  readonly remote: RemoteName;
  /** The actor's reason. */
  readonly why: string;
  /** The `rulesVersion` that the actor saw: a change made since is told instead of written over. Absent: not checked. */
  readonly expected?: number | undefined;
}

/** Result of a change: the new values, and the audit log's summary, such as `Promoted 1.1.0`. */
export interface Change {
  readonly set?: Partial<Omit<Steering, 'rulesVersion'>>;
  readonly what: string;
}

interface SteeringDeps {
  readonly db: Db;
  readonly bundled: Bundled;
  readonly releases: Releases;
}

/** Changes of release rules by staff and release tokens, each audited in the same transaction. */
export interface SteeringService {
  /**
   * Changes one remote; `work` decides within the transaction.
   * @throws the error of `work`, OutdatedEdit; after a rollback
   */
  change(act: Act, action: string, work: (now: Steering, tx: Tx) => Promise<Change> | Change): Promise<void>;
  promote(act: Act): Promise<void>;
  rollBack(act: Act): Promise<void>;
  setRollout(act: Act, percent: number): Promise<void>;
  setEnabled(act: Act, enabled: boolean): Promise<void>;
  kill(act: Act): Promise<void>;
  revive(act: Act): Promise<void>;
  setStable(act: Act, version: string): Promise<void>;
  setCandidate(act: Act, version: string, rollout: number): Promise<void>;
  /** Withdraws the candidate if it is still this version. */
  withdraw(act: Act, version: string): Promise<void>;
}

/** Both values of a change that was made on outdated rules: the asked one, and what is there now, with who made it. */
async function outdated(
  tx: Tx,
  { environment, remote }: Act,
  { history: _history, ...now }: Steering,
  { history: _set, ...yours }: Partial<Steering> & { what: string },
): Promise<OutdatedEdit> {
  const [last] = await steeringEvents(tx, { environment, remote, first: 1, action: 'release.%' });
  const { who = 'system', what = '', why = '', at = '' } = last ?? {};
  return new OutdatedEdit(`${remote} in ${environment}`, { yours, theirs: { ...now, who, what, why, at } });
}

/** Maximum length of the rollback history. */
const HISTORY = 20;

export function createSteering({ db, bundled, releases }: SteeringDeps): SteeringService {
  const change: SteeringService['change'] = async (act, action, work) => {
    const { environment, remote, why } = act;
    await transact(db, async (tx) => {
      const now = await lockSteering(tx, environment, remote);
      const isOutdated = act.expected !== undefined && act.expected !== now.rulesVersion;
      const { set, what } = await Promise.resolve(work(now, tx)).catch((error: unknown) => {
        if (isOutdated && error instanceof AppError) return { set: undefined, what: error.message };
        throw error;
      });
      if (isOutdated) throw await outdated(tx, act, now, { what, ...set });
      await writeSteering(tx, environment, remote, endingRamp(set ?? {}));
      await bumpRevision(tx);
      const target = placeKey(environment, remote);
      const detail = { what, why, who: nameOf(act.actor) };
      await audit(tx, { actor: auditName(act.actor), action: `release.${action}`, target, detail });
    });
    await releases.refresh();
  };
  const isKnown = async (tx: Tx, { environment, remote }: Act, version: string) =>
    bundled.get(remote)?.version === version || (await isRegistered(tx, environment, remote, version));
  const assertKnown = async (tx: Tx, act: Act, version: string) => {
    if (!(await isKnown(tx, act, version)))
      throw new AppError('not_found', `${act.remote} ${version} is not registered in ${act.environment}.`);
  };
  const ofBundled = ({ remote }: Act) => bundled.get(remote)?.version ?? null;

  return {
    change,
    promote: (act) =>
      change(act, 'promote', (now) => {
        const version = candidateOf(now, act);
        return { set: stableSet(now, version, ofBundled(act)), what: `Promoted ${version}` };
      }),
    rollBack: (act) =>
      change(act, 'rollback', async (now, tx) => {
        if (now.candidate !== null) return { set: NO_CANDIDATE, what: `Withdrew ${now.candidate}` };
        const history = [...now.history];
        for (let version = history.pop(); version !== undefined; version = history.pop())
          if (await isKnown(tx, act, version))
            return {
              set: { stable: version, history },
              what: `Rolled back to ${version}${await keptElsewhere(tx, bundled, act, version)}`,
            };
        throw new AppError('conflict', `${act.remote} has nothing to return to in ${act.environment}.`);
      }),
    setRollout: (act, percent) =>
      change(act, 'rollout', (now) => {
        const version = candidateOf(now, act);
        return { set: { rollout: percent }, what: `Set ${version} to ${percent} % of the users` };
      }),
    setEnabled: (act, enabled) =>
      change(act, enabled ? 'enable' : 'disable', () => ({ set: { enabled }, what: enabled ? 'Enabled' : 'Disabled' })),
    kill: (act) => change(act, 'kill', () => ({ set: { killed: act.why }, what: 'Switched off for everybody' })),
    revive: (act) => change(act, 'revive', () => ({ set: { killed: null }, what: 'Ended the kill switch' })),
    setStable: (act, version) =>
      change(act, 'stable', async (now, tx) => {
        await assertKnown(tx, act, version);
        await assertPagesFree(tx, bundled, act, version);
        const { candidate: _candidate, rollout: _rollout, ...set } = stableSet(now, version, ofBundled(act));
        return { set: now.candidate === version ? { ...set, ...NO_CANDIDATE } : set, what: `Made ${version} stable` };
      }),
    setCandidate: (act, version, rollout) =>
      change(act, 'candidate', async (now, tx) => {
        await assertKnown(tx, act, version);
        await assertPagesFree(tx, bundled, act, version);
        if (version === (now.stable ?? ofBundled(act)))
          throw new AppError('conflict', `${version} is the stable version: everybody has it.`);
        return { set: { candidate: version, rollout }, what: `Offered ${version} to ${rollout} % of the users` };
      }),
    withdraw: (act, version) =>
      change(act, 'withdraw', (now) => {
        if (now.candidate !== version) throw new AppError('conflict', `${version} is no candidate any more.`);
        return { set: NO_CANDIDATE, what: `Withdrew ${version}` };
      }),
  };
}

const NO_CANDIDATE = { candidate: null, rollout: 0 } as const;

/** Makes a version stable: pushes the former one to the history and clears the candidate. */
export function stableSet(
  now: Steering,
  version: string,
  bundledVersion: string | null,
): Partial<Omit<Steering, 'rulesVersion'>> {
  const before = now.stable ?? bundledVersion;
  const history = before === null || before === version ? now.history : [...now.history, before].slice(-HISTORY);
  return { stable: version, history, ...NO_CANDIDATE };
}

/** Another share or candidate ends a ramp: its steps were chosen for what was there. */
const endingRamp = (set: NonNullable<Change['set']>) =>
  set.ramp === undefined && (set.rollout !== undefined || set.candidate !== undefined) ? { ...set, ramp: null } : set;

/** @throws AppError `conflict` when there is none */
export function candidateOf({ candidate }: Steering, { remote, environment }: Act): string {
  if (candidate === null) throw new AppError('conflict', `${remote} has no candidate in ${environment}.`);
  return candidate;
}
