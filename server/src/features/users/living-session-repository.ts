import type { Pool } from 'pg';
import { hashAccessToken } from './access-tokens';
import type { UserRow } from './presenter';
import type { ShownToken } from './session-token';

type LivingSession = UserRow & {
  readonly sessionId: string;
  readonly isStale: boolean;
  readonly isRenewalDue: boolean | null;
};

const COLUMNS = `u.id, u.email, u.name, u.image, u.role, u."emailVerified", u."createdAt", s.id as "sessionId",
  s."isRenewalDue", s."updatedAt" < now() - interval '5 minutes' as "isStale"`;

const BY_COOKIE = `
  select ${COLUMNS} from session s join "user" u on u.id = s."userId"
  where s.token = $1 and s."expiresAt" > now()`;

const BY_BEARER = `
  select ${COLUMNS} from access_token t join session s on s.id = t.session_id join "user" u on u.id = s."userId"
  where t.hash = $1 and s."expiresAt" > now()`;

/** Seconds in which requests that were sent beside the one that brought the new token may still arrive. */
const GRACE_SECONDS = 10;

const BY_REPLACED = `
  select ${COLUMNS} from replaced_token r join session s on s.id = r.session_id join "user" u on u.id = s."userId"
  where r.token = $1 and r.replaced_at > now() - interval '${GRACE_SECONDS} seconds' and s."expiresAt" > now()`;

/** The user of a valid session. One prepared query, since every authenticated request runs it. */
export async function findLivingSession(pool: Pool, { by, token }: ShownToken): Promise<LivingSession | undefined> {
  const { rows } = await pool.query<LivingSession>(
    by === 'bearer'
      ? { name: 'living-session-of-bearer', text: BY_BEARER, values: [hashAccessToken(token)] }
      : { name: 'living-session', text: BY_COOKIE, values: [token] },
  );
  return rows[0];
}

/** The user of a session whose token another request has just replaced. */
export async function findRenewedSession(pool: Pool, token: string): Promise<LivingSession | undefined> {
  const { rows } = await pool.query<LivingSession>({ name: 'renewed-session', text: BY_REPLACED, values: [token] });
  return rows[0];
}

/** Updates a session's last use. */
export async function touchSession(pool: Pool, sessionId: string): Promise<void> {
  await pool.query('update session set "updatedAt" = now() where id = $1', [sessionId]);
}
