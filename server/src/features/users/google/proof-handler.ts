import type { Db } from '../../../platform/db/database';
import type { Deferred } from '../../../platform/http/deferred';
import type { Mailer } from '../../../platform/mail/mailer';
import { forgotPasswordLink } from '../public-address';
import type { GoogleProfile } from './google-client';
import { addressReclaimedMail, googleAddedMail } from './google-mails';
import { claimAddress } from './proven-address';

interface ProofHandlerDeps {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly deferred: Deferred;
  readonly publicUrl: string;
}

/** Handles Google's proof of an address, and mails the owner what happened to the existing account. */
export function createProofHandler({ db, mailer, deferred, publicUrl }: ProofHandlerDeps) {
  return async ({ email, sub }: GoogleProfile): Promise<void> => {
    const effect = await claimAddress(db, { email, sub });
    if (effect === 'nothing') return;
    const mail = effect === 'added' ? googleAddedMail : addressReclaimedMail;
    deferred.run('mailing that Google opens an account', () => mailer.send(mail(email, forgotPasswordLink(publicUrl))));
  };
}
