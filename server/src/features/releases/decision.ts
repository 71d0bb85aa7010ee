import { createHash } from 'node:crypto';
import type { Decision, Override } from '@flint/shared/contracts/releases';
import type { RemoteName } from '@flint/shared/contracts/remotes';
import { ROLES, type Role } from '@flint/shared/contracts/users';

/** How a remote is steered in one environment; versions that are not there are null. */
export interface Rules {
  readonly remote: RemoteName;
  readonly enabled: boolean;
  readonly killed: string | null;
  readonly stable: string | null;
  readonly candidate: string | null;
  /** Percent of the signed-in users that get the candidate. */
  readonly rollout: number;
  readonly overrides: readonly (Pick<Override, 'version' | 'enabled'> & { userId: string | null; role: Role | null })[];
}

/** Who asks, as far as a decision needs to know; null for a visitor who is not signed in. */
export type Subject = { readonly id: string; readonly roles: readonly Role[] } | null;

/**
 * Where a user stands in the queue for a candidate, as a share of 100. Each candidate has a queue of its own, so that
 * not always the same users go first; within it a user keeps their place, so a rollout only adds users.
 */
export function placeOf(remote: RemoteName, version: string, userId: string): number {
  const hash = createHash('sha256').update(`${remote}/${version}/${userId}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100;
}

/** Which version somebody gets, and why. The kill switch goes before everything, an override before the rules. */
export function decide(rules: Rules, subject: Subject): Decision {
  if (rules.killed !== null) return off('DISABLED', `Switched off for everybody: ${rules.killed}`);
  const override = subject && overrideFor(rules, subject);
  if (override) return byOverride(rules, subject, override);
  if (!rules.enabled) return off('DISABLED', 'It is not enabled here.');
  return byRules(rules, subject);
}

function overrideFor({ overrides }: Rules, { id, roles }: NonNullable<Subject>) {
  const own = overrides.find(({ userId }) => userId === id);
  // The highest of somebody's roles speaks for them.
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
  const place = placeOf(remote, candidate, subject.id);
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
