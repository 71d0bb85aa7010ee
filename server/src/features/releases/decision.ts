import { createHash } from 'node:crypto';
import type { Decision, Override } from '@flint/shared/contracts/releases';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import { ROLES, type Role } from '@flint/shared/contracts/roles';

/** Release rules of a remote in one environment; absent versions are null. */
export interface Rules {
  readonly remote: RemoteName;
  readonly enabled: boolean;
  readonly killed: string | null;
  readonly stable: string | null;
  readonly candidate: string | null;
  /** Percent of signed-in users that get the candidate. */
  readonly rollout: number;
  readonly overrides: readonly (Pick<Override, 'version' | 'enabled'> & { userId: string | null; role: Role | null })[];
}

/** The user a decision is for; null for a visitor who is not signed in. */
export type Subject = { readonly id: string; readonly roles: readonly Role[] } | null;

/**
 * Canary bucketing: a user's position in the rollout of a candidate, 0 to 100, by hash. Hashing the version too gives
 * each candidate other first users; within a candidate the position is stable, so a growing rollout only adds users.
 */
export function rolloutPosition(remote: RemoteName, version: string, userId: string): number {
  const hash = createHash('sha256').update(`${remote}/${version}/${userId}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100;
}

/** Decides a subject's version, and the reason. Precedence: kill switch, override, rules. */
export function decide(rules: Rules, subject: Subject): Decision {
  if (rules.killed !== null) return off('DISABLED', `Switched off for everybody: ${rules.killed}`);
  const override = subject && overrideFor(rules, subject);
  if (override) return byOverride(rules, subject, override);
  if (!rules.enabled) return off('DISABLED', 'It is not enabled here.');
  return byRules(rules, subject);
}

function overrideFor({ overrides }: Rules, { id, roles }: NonNullable<Subject>) {
  const own = overrides.find(({ userId }) => userId === id);
  // The override of the user's highest role applies.
  const theirs = [...ROLES].reverse().filter((role) => roles.includes(role));
  return own ?? theirs.map((each) => overrides.find(({ role }) => role === each)).find((found) => found !== undefined);
}

function byOverride(rules: Rules, subject: Subject, override: Rules['overrides'][number]): Decision {
  const whom = override.role ? `everybody with the role ${override.role}` : 'this user';
  if (override.enabled === false) return off('TARGETING_MATCH', `An override for ${whom} takes it away.`);
  if (override.version !== null)
    return {
      value: override.version,
      variant: 'override',
      reason: 'TARGETING_MATCH',
      because: `An override for ${whom} names ${override.version}.`,
    };
  const { value, variant, because } = byRules(rules, subject);
  return {
    value,
    variant,
    reason: 'TARGETING_MATCH',
    because: `An override for ${whom} enables it. ${because}`,
  };
}

function byRules({ remote, stable, candidate, rollout }: Rules, subject: Subject): Decision {
  if (stable === null && candidate === null) return off('DISABLED', 'There is no version of it here.');
  if (candidate === null) return on(stable, 'stable', 'STATIC', `Everybody gets the stable version ${stable}.`);
  if (!subject) return on(stable, 'stable', 'DEFAULT', 'Visitors who are not signed in get the stable version.');
  const place = rolloutPosition(remote, candidate, subject.id);
  const where = `${candidate} goes to ${rollout} % of the users; this one stands at ${place.toFixed(2)}`;
  return place < rollout
    ? on(candidate, 'candidate', 'SPLIT', `${where}, inside.`)
    : on(stable, 'stable', 'SPLIT', `${where}, outside.`);
}

function on(value: string | null, variant: Decision['variant'], reason: Decision['reason'], because: string): Decision {
  return value === null ? off('DISABLED', `${because} There is none.`) : { value, variant, reason, because };
}

function off(reason: Decision['reason'], because: string): Decision {
  return { value: null, variant: 'off', reason, because };
}
