import type { Role } from '@flint/shared/contracts/roles';
import type { Db } from '../../platform/db/database';
import { AppError, notFound } from '../../platform/http/app-error';
import { findUserByEmail } from '../users/user-service';
import { deleteOverride, upsertOverride } from './overrides-repository';
import type { Releases } from './releases';
import type { Act, SteeringService } from './steering';

interface NewOverride {
  readonly subject: { kind: 'user'; email: string } | { kind: 'role'; role: Role };
  readonly version: string | null;
  readonly enabled: boolean | null;
}

/** Overrides of the release rules for one user or role. */
export interface Overrides {
  /** Replaces an override of the same subject. @throws AppError when the subject or the version does not exist */
  add(act: Act, override: NewOverride): Promise<void>;
  remove(act: Act, id: string): Promise<void>;
}

export function createOverrides({ db, releases, steering }: { db: Db; releases: Releases; steering: SteeringService }) {
  const add: Overrides['add'] = async (act, { subject, version, enabled }) => {
    const { environment, remote } = act;
    if (version === null && enabled === null)
      throw new AppError('invalid_input', 'An override names a version, or says whether the remote is there.');
    if (version !== null && !releases.find(environment, remote, version))
      throw new AppError('not_found', `${remote} ${version} is not registered in ${environment}.`);
    const user = subject.kind === 'user' ? await findUserByEmail(db, subject.email) : undefined;
    if (subject.kind === 'user' && !user)
      throw new AppError('not_found', `No account has the e-mail address ${subject.email}.`);
    const whom = user ? user.email : `the role ${subject.kind === 'role' ? subject.role : ''}`;
    await steering.change(act, 'override', async (_now, tx) => {
      const row = {
        user_id: user?.id ?? null,
        email: user?.email ?? null,
        role: subject.kind === 'role' ? subject.role : null,
        version,
        enabled,
      };
      await upsertOverride(tx, { environment, remote, ...row });
      const gives = [version, enabled === null ? null : enabled ? 'enabled' : 'not enabled'].filter(Boolean).join(', ');
      return { what: `Gave ${whom}: ${gives}` };
    });
  };
  const remove: Overrides['remove'] = (act, id) =>
    steering.change(act, 'override-end', async (_now, tx) => {
      const gone = await deleteOverride(tx, act.environment, act.remote, id);
      if (!gone) throw notFound('override');
      return { what: `Ended the override for ${gone.email ?? `the role ${gone.role}`}` };
    });
  return { add, remove } satisfies Overrides;
}
