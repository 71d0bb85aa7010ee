import type { AccessWish } from '@flint/shared/contracts/api-keys';
import type { ConsentQuestion } from '@flint/shared/contracts/connected-programs';
import type {
  OAuthClientProvider,
  OAuthDiscoveryState,
  StoredOAuthClientInformation,
  StoredOAuthTokens,
} from '@modelcontextprotocol/client';
import type { TestClient } from '../support/client';

/** What a user allows in tests that are not about it. */
export const ACCESS: AccessWish = { scopes: ['read', 'make'], dailyCap: 100 };

/** An OAuth client on its user's device that keeps its registration and tokens in memory. */
export class TestProgram implements OAuthClientProvider {
  readonly redirectUrl = 'http://127.0.0.1:41234/callback';
  readonly clientMetadata = { client_name: 'Claude', redirect_uris: [this.redirectUrl] };
  client: StoredOAuthClientInformation | undefined;
  given: StoredOAuthTokens | undefined;
  /** Where it sent its user. */
  sentTo: URL | undefined;
  private verifier = '';
  private found: OAuthDiscoveryState | undefined;

  state = () => 'a state & more';
  clientInformation = () => this.client;
  saveClientInformation = (client: StoredOAuthClientInformation) => {
    this.client = client;
  };
  tokens = () => this.given;
  saveTokens = (tokens: StoredOAuthTokens) => {
    this.given = tokens;
  };
  redirectToAuthorization = (url: URL) => {
    this.sentTo = url;
  };
  saveCodeVerifier = (verifier: string) => {
    this.verifier = verifier;
  };
  codeVerifier = () => this.verifier;
  saveDiscoveryState = (found: OAuthDiscoveryState) => {
    this.found = found;
  };
  discoveryState = () => this.found;
  invalidateCredentials = () => {
    this.given = undefined;
  };
}

/** Answers a question as the page of consent does, for a user who is signed in. */
export async function answer(user: TestClient, question: ConsentQuestion, access: AccessWish | null) {
  const answered = await user.fetchJson('POST', '/api/oauth/consent', { question, access });
  const { to } = answered.body as { to?: string };
  return { ...answered, to: to === undefined ? undefined : new URL(to) };
}

/** What the page of consent reads of its address. */
export const readQuestion = (url: URL): ConsentQuestion => Object.fromEntries(url.searchParams);
