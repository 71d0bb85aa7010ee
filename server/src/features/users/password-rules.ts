import { isMadeOfOwnWords } from '@flint/shared/contracts/own-words';
import { AppError } from '../../platform/http/app-error';

interface Choice {
  /** The field of the request that holds the password. */
  readonly field: 'password' | 'newPassword';
  readonly password: string;
  readonly email: string;
  readonly name: string | undefined;
}

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Refuses passwords that guessers try first: the 49,233 most common of zxcvbn's list, in any case, and those made of the
 * account's own name and address. No call leaves the server.
 * @throws AppError `invalid_input` naming the field and the rule
 */
export async function assertHardToGuess({ field, password, email, name }: Choice): Promise<void> {
  common ??= readCommon();
  if ((await common).has(password.toLowerCase()))
    throw new AppError('invalid_input', 'This password is one of the most common. Choose another.', { field });
  if (isMadeOfOwnWords(password, { email, name }))
    throw new AppError('invalid_input', 'A password is more than your name or e-mail address. Choose another.', {
      field,
    });
}

/** Read when a password is first set: a start needs neither its time nor its memory. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
