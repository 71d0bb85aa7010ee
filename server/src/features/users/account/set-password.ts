import type { Db } from '../../../platform/db/database';
import { updatePassword } from '../accounts-repository';
import type { Auth } from '../auth';
import { deleteVerificationsOf } from '../verifications-repository';

/** Sets an account's password, or its first one, and revokes reset links mailed before. */
export async function setPassword(auth: Auth, db: Db, userId: string, newPassword: string): Promise<void> {
  const { internalAdapter, password } = await auth.$context;
  const hash = await password.hash(newPassword);
  if (!(await updatePassword(db, userId, hash)))
    await internalAdapter.linkAccount({ userId, providerId: 'credential', accountId: userId, password: hash });
  await deleteVerificationsOf(db, userId);
}
