import { defineFeature } from '../../platform/composition/define-feature';
import { deferred } from '../../platform/http/feature';
import { mail } from '../../platform/mail/feature';
import { connection } from '../../platform/postgres/feature';
import { createAuth, migrateAuth } from './auth';
import { createGoogleClient } from './google/google-client';
import { googleRedirectUri } from './google/google-provider';
import { createProofHandler } from './google/proof-handler';

/** better-auth, which stores accounts and sessions; features above it need `users`. */
export const auth = defineFeature({
  id: 'auth',
  needs: { connection, mail, deferred },
  libraryTables: migrateAuth,
  service({ connection: { db, pool }, mail: mailer, deferred: work }, { config, log }) {
    const onGoogleProof = createProofHandler({ db, mailer, deferred: work, publicUrl: config.publicUrl });
    return createAuth({ pool, config, mailer, log, onGoogleProof });
  },
  keyChecks: (_auth, _needs, { config: { google, publicUrl } }) =>
    google
      ? [
          {
            id: 'google',
            label: 'Google',
            variable: 'GOOGLE_CLIENT_SECRET',
            ask: (signal) => createGoogleClient(google).check(googleRedirectUri(publicUrl), signal),
          },
        ]
      : [],
});
