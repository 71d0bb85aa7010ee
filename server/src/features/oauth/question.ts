import { KEY_SCOPE_IDS, type KeyScope } from '@flint/shared/contracts/api-keys';
import type { ConsentQuestion } from '@flint/shared/contracts/connected-programs';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { AppError } from '../../platform/http/app-error';
import { findClient } from './clients-repository';
import { mcpResource } from './metadata';
import { isRegistered } from './redirects';
import type { OAuthClientRow } from './tables';

/** SHA-256 in base64url: what PKCE S256 sends. */
const CHALLENGE = /^[\w-]{43}$/;

/** A question of a program that is known, and where its answer goes. */
export interface Question {
  readonly client: OAuthClientRow;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly scopes: readonly KeyScope[];
  /** Why it cannot be allowed, in the words of OAuth; null where it can. */
  readonly mistake: { readonly error: string; readonly error_description: string } | null;
  /** The program's address with an answer. */
  answer(parts: Readonly<Record<string, string>>): string;
}

/**
 * Reads what a program asks at the page of consent.
 * @throws AppError `invalid_input` for an unknown program or an unregistered redirect URI: there is no redirect
 */
export async function readQuestion(db: Db, publicUrl: string, asked: ConsentQuestion): Promise<Question> {
  const client = isUuid(asked.client_id ?? '') ? await findClient(db, asked.client_id ?? '') : undefined;
  if (!client)
    throw new AppError(
      'invalid_input',
      'Flint does not know this program (client_id). Remove Flint in the program and add it again.',
      { field: 'client_id' },
    );
  const redirectUri = asked.redirect_uri ?? '';
  if (!isRegistered(redirectUri, client.redirect_uris))
    throw new AppError('invalid_input', 'The program did not register the address it asks Flint to answer to.', {
      field: 'redirect_uri',
    });
  const answer = (parts: Readonly<Record<string, string>>) => {
    const url = new URL(redirectUri);
    const state = asked.state === undefined ? {} : { state: asked.state };
    for (const [name, value] of Object.entries({ ...parts, ...state, iss: publicUrl }))
      url.searchParams.set(name, value);
    return url.href;
  };
  return {
    ...{ client, redirectUri, answer, challenge: asked.code_challenge ?? '', scopes: readScopes(asked.scope) },
    mistake: findMistake(asked, publicUrl),
  };
}

function findMistake(asked: ConsentQuestion, publicUrl: string): Question['mistake'] {
  const say = (error: string, error_description: string) => ({ error, error_description });
  if (asked.response_type !== 'code') return say('unsupported_response_type', 'response_type is code.');
  if (asked.code_challenge_method !== 'S256') return say('invalid_request', 'code_challenge_method is S256.');
  if (!CHALLENGE.test(asked.code_challenge ?? ''))
    return say('invalid_request', 'code_challenge is a SHA-256 hash in base64url.');
  const resource = mcpResource(publicUrl);
  if (asked.resource !== undefined && asked.resource !== resource)
    return say('invalid_target', `resource is ${resource}.`);
  return null;
}

/** The scopes of a question. Unknown ones are ignored, as RFC 6749 allows; all, where none is known: the user chooses. */
function readScopes(scope = ''): readonly KeyScope[] {
  const asked = new Set(scope.split(' '));
  const known = KEY_SCOPE_IDS.filter((each) => asked.has(each));
  return known.length > 0 ? known : KEY_SCOPE_IDS;
}
