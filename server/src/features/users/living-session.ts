import type { Pool } from 'pg';
import type { UserRow } from './presenter';

type LivingSession = UserRow & { readonly sessionId: string };

/** The user of a session that has not ended. One prepared query: every request of a signed-in user makes it. */
export async function findLivingSession(pool: Pool, token: string): Promise<LivingSession | undefined> {
  const { rows } = await pool.query<LivingSession>({
    name: 'living-session',
    text: `
      select u.id, u.email, u.name, u.image, u.role, u."emailVerified", u."createdAt", s.id as "sessionId"
      from session s join "user" u on u.id = s."userId"
      where s.token = $1 and s."expiresAt" > now()`,
    values: [token],
  });
  return rows[0];
}
