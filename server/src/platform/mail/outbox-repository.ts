import type { Db } from '../db/database';

export async function insertMail(
  db: Db,
  row: { recipient: string; subject: string; text: string; html: string },
): Promise<void> {
  await db.insertInto('mail').values(row).execute();
}
