import type { User } from '@flint/shared/contracts/users';
import { CommandError } from '../../platform/commands/command-error';
import type { Db } from '../../platform/db/database';
import { findUserByEmail } from './user-service';

/** The account of an address. @throws CommandError when there is none */
export async function theUser(db: Db, email: string): Promise<User> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new CommandError(`No account has the e-mail address ${email}. See them with: user:list`);
  return user;
}
