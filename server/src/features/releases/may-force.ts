import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/http/app-error';
import type { Actor } from './actor';
import { isStaffAddress } from './staff-addresses-repository';

/** @param users database of the accounts @throws AppError when the actor is neither staff nor the token of a member of staff */
export async function assertMayForce(users: Db, actor: Actor): Promise<void> {
  if (actor.kind === 'staff') return;
  if (actor.kind === 'token' && actor.holder.kind === 'person' && (await isStaffAddress(users, actor.holder.name)))
    return;
  throw new AppError(
    'forbidden',
    'Only a token of a member of staff may force a release: token:create --person <e-mail>.',
  );
}
