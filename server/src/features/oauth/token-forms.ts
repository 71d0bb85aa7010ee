import { mcpResource } from './metadata';
import { OAuthError } from './oauth-error';
import type { TokenService } from './tokens-service';

/** Reads a form. @throws OAuthError `invalid_request` for a parameter that comes twice, as RFC 6749 (3.2) has it */
export function readForm(body: string): ReadonlyMap<string, string> {
  const pairs = [...new URLSearchParams(body)];
  const form = new Map(pairs);
  if (form.size < pairs.length) throw new OAuthError('invalid_request', 'A parameter comes twice.');
  return form;
}

/**
 * A parameter of a form.
 * @param otherwise what a missing one stands for
 * @throws OAuthError `invalid_request` for a missing one
 */
export function formText(form: unknown, name: string, otherwise?: string): string {
  const value = form instanceof Map ? (form.get(name) ?? otherwise) : otherwise;
  if (typeof value !== 'string') throw new OAuthError('invalid_request', `${name} is missing.`);
  return value;
}

/** Answers a form that asks for tokens. @throws OAuthError */
export function giveTokens(tokens: TokenService, publicUrl: string, body: unknown): Promise<object> {
  const clientId = formText(body, 'client_id');
  const resource = formText(body, 'resource', '');
  if (resource !== '' && resource !== mcpResource(publicUrl))
    throw new OAuthError('invalid_target', `resource is ${mcpResource(publicUrl)}.`);
  switch (formText(body, 'grant_type')) {
    case 'authorization_code':
      return tokens.exchange({
        ...{ code: formText(body, 'code'), clientId, redirectUri: formText(body, 'redirect_uri') },
        verifier: formText(body, 'code_verifier'),
      });
    case 'refresh_token':
      return tokens.refresh(formText(body, 'refresh_token'), clientId);
    default:
      throw new OAuthError('unsupported_grant_type', 'grant_type is authorization_code or refresh_token.');
  }
}
