import type { Pool } from 'pg';
import type { UserRow } from './presenter';

type LivingSession = UserRow & { readonly sessionId: string; readonly isStale: boolean };

/** The user of a valid session. One prepared query, since every authenticated request runs it. */
export async function findLivingSession(pool: Pool, token: string): Promise<LivingSession | undefined> {
  const { rows } = await pool.query<LivingSession>({
    name: 'living-session',
    text: `
      select u.id, u.email, u.name, u.image, u.role, u."emailVerified", u."createdAt", s.id as "sessionId",
        s."updatedAt" < now() - interval '5 minutes' as "isStale"
      from session s join "user" u on u.id = s."userId"
      where s.token = $1 and s."expiresAt" > now()`,
    values: [token],
  });
  return rows[0];
}

/** Updates a session's last use. */
export async function touchSession(pool: Pool, sessionId: string): Promise<void> {
  await pool.query('update session set "updatedAt" = now() where id = $1', [sessionId]);
}
