import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';

/** Staff who get an alert; more would be a mailing list. */
const MOST = 50;

/** Verified addresses of staff. */
export async function findStaffAddresses(db: Db): Promise<string[]> {
  const rows = await staff(db).orderBy('createdAt').limit(MOST).execute();
  return rows.map(({ email }) => email);
}

/** Whether a verified address is one of staff. */
export async function isStaffAddress(db: Db, email: string): Promise<boolean> {
  const row = await staff(db).where('email', '=', email).executeTakeFirst();
  return row !== undefined;
}

const staff = (db: Db) =>
  db
    .selectFrom('user')
    .select('email')
    .where(sql<string[]>`string_to_array(role, ',')`, '@>', sql<string[]>`array['admin']`)
    .where('emailVerified', '=', true);
