import type { AccessWish } from '@flint/shared/contracts/api-keys';
import type { AskingProgram, ConsentQuestion } from '@flint/shared/contracts/connected-programs';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import { AppError } from '../../platform/http/app-error';
import type { Grants } from '../api-keys/grants-service';
import { hashSecret } from '../api-keys/secret';
import { CODE_S } from './lifetimes';
import { readQuestion } from './question';
import { describeRedirect } from './redirects';
import { newToken } from './secrets';
import { replaceCode } from './tokens-repository';

export interface Consent {
  /**
   * Reads an authorization request. One with a mistake is shown and not redirected (open redirect): programs register
   * themselves, so that Flint would send its users to any registered address.
   * @throws AppError `invalid_input`
   */
  read(asked: ConsentQuestion): Promise<{ program: AskingProgram; mistake: { message: string; to: string } | null }>;
  /**
   * Allows a program what its user wishes, or refuses it.
   * @param access null refuses
   * @returns where the browser goes: to the program, with a code, with `access_denied`, or with the program's mistake
   * @throws AppError `invalid_input`; `conflict` for a user who has as many programs as one may
   */
  answer(userId: string, asked: ConsentQuestion, access: AccessWish | null): Promise<string>;
}

export function createConsent(db: Db, grants: Grants, publicUrl: string): Consent {
  return {
    async read(asked) {
      const { client, redirectUri, scopes, mistake, answer } = await readQuestion(db, publicUrl, asked);
      return {
        program: { name: client.name, ...describeRedirect(redirectUri), scopes: [...scopes] },
        mistake: mistake && { message: mistake.error_description, to: answer(mistake) },
      };
    },

    async answer(userId, asked, access) {
      const question = await readQuestion(db, publicUrl, asked);
      if (question.mistake) return question.answer(question.mistake);
      if (!access) return question.answer({ error: 'access_denied', error_description: 'The user refused.' });
      const { client, redirectUri, challenge, scopes } = question;
      const unasked = access.scopes.find((scope) => !scopes.includes(scope));
      if (unasked !== undefined)
        throw new AppError('invalid_input', `The program did not ask for “${unasked}”.`, { field: 'access.scopes' });
      const code = newToken('code');
      const { host } = describeRedirect(redirectUri);
      await transact(db, async (tx) => {
        const clientId = client.id;
        const grantId = await grants.allow(tx, { ...access, userId, clientId, name: client.name, host }, CODE_S);
        const hash = hashSecret(code);
        await replaceCode(tx, { hash, grantId, clientId, redirectUri, challenge, seconds: CODE_S });
      });
      return question.answer({ code });
    },
  };
}
