import type { Generated, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    oauth_client: OAuthClientTable;
    oauth_code: OAuthCodeTable;
    oauth_token: OAuthTokenTable;
  }
}

/** A program that registered itself: its words and addresses are those of a stranger. */
export interface OAuthClientTable {
  id: string;
  name: string;
  redirect_uris: string[];
  created_at: Generated<Date>;
}
export type OAuthClientRow = Selectable<OAuthClientTable>;

/** An authorization code, kept for a while after its use, so that a second use is noticed. */
interface OAuthCodeTable {
  /** SHA-256 of the code, base64url. */
  hash: string;
  grant_id: string;
  client_id: string;
  redirect_uri: string;
  /** SHA-256 of the program's verifier, base64url (PKCE). */
  challenge: string;
  expires_at: Date;
  used_at: Date | null;
}

interface OAuthTokenTable {
  /** SHA-256 of the token, base64url. */
  hash: string;
  grant_id: string;
  kind: 'access' | 'refresh';
  expires_at: Date;
  /** When a refresh token was changed for the next one. */
  used_at: Date | null;
}
