import { defineFeature } from '../../platform/composition/define-feature';
import { deferred } from '../../platform/http/feature';
import { mail } from '../../platform/mail/feature';
import { database } from '../../platform/postgres/database-feature';
import { createAuth, migrateAuth } from './auth';
import { createGoogleClient } from './google/google-client';
import { googleRedirectUri } from './google/google-provider';
import { createProofHandler } from './google/proof-handler';
import { createKnownDevices } from './known-device';
import { createSessionCookie } from './session-cookie';
import { createActingUser } from './staff-access';
import { createViewerResolver } from './viewer';

/**
 * Accounts and sessions, which better-auth stores: resolves the signed-in user, and the user that an optional `userId` of
 * a request means. `users` has their calls, and needs credits, whose calls need this.
 */
export const accounts = defineFeature({
  id: 'accounts',
  needs: { database, mail, deferred },
  libraryTables: migrateAuth,
  service({ database: { db, pool }, mail: mailer, deferred: work }, { config, log }) {
    const onGoogleProof = createProofHandler({ db, mailer, deferred: work, publicUrl: config.publicUrl });
    const auth = createAuth({ pool, config, mailer, log, onGoogleProof });
    return {
      auth,
      resolveViewer: createViewerResolver(auth, createSessionCookie(auth, db)),
      devices: createKnownDevices(config),
      actingUser: createActingUser(db),
    };
  },
  keyChecks: (_accounts, _needs, { config: { google, publicUrl } }) =>
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
