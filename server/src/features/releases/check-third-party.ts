import { creditsBalance, creditsCosts, creditsTransactions } from '@flint/shared/contracts/credits';
import { me } from '@flint/shared/contracts/users';
import { AppError } from '../../platform/http/app-error';

/** What a third party's remote may ask of us: reads of who is signed in and what they have. */
const ALLOWED = [me, creditsBalance, creditsCosts, creditsTransactions].map(({ path }) => path);
/** An address of our interface in a script. */
const CALL = /\/(?:api\/[\w{}/-]+|graphql\b)/g;

/** What a third party's remote may use of the shell's modules: those that its package offers. */
export const MODULES = ['api-error', 'request']
  .map((name) => `api/${name}`)
  .concat(['credits', 'session', 'theme', 'use-resource'].map((name) => `state/${name}`));
/** A module of the shell in a script. */
const MODULE = /@flint\/shared\/((?:api|state)\/[\w-]+)/g;

/**
 * Checks the scripts of a third party: none names a call that changes something or costs credits, or uses
 * a module of the shell that does. It finds what is
 * written out, as contracts' rows are; it is no sandbox for code that hides an address.
 * @throws AppError `invalid_input` naming the file, and the call or module
 */
export function checkThirdParty(remote: string, contents: ReadonlyMap<string, Uint8Array>): void {
  if (!remote.startsWith('ext-')) return;
  for (const [path, bytes] of contents) {
    if (!path.endsWith('.js')) continue;
    const script = Buffer.from(bytes).toString();
    const [, used] = [...script.matchAll(MODULE)].find(([, name = '']) => !MODULES.includes(name)) ?? [];
    if (used) throw refused(`${path} uses ${used}. A remote of a third party may use ${MODULES.join(', ')}.`);
    const call = script.match(CALL)?.find((each) => !ALLOWED.some((allowed) => allowed === each));
    if (call)
      throw refused(
        `${path} names the call ${call}. A remote of a third party may name ${ALLOWED.join(', ')}; what costs or changes something is asked for on a page of ours.`,
      );
  }
}

const refused = (message: string) => new AppError('invalid_input', message);
