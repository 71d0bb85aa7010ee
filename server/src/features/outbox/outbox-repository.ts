import type { Db } from '../../platform/db/database';

/** The newest mails, newest first. @param recipient only those to this address, in lower case */
export function findMails(db: Db, recipient: string | undefined, limit: number) {
  return db
    .selectFrom('mail')
    .selectAll()
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
