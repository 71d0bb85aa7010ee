import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { auth } from './auth-feature';
import { createKnownDevices } from './known-device';
import { createSessionCookie } from './session-cookie';
import { createActingUser } from './staff-access';
import { createViewerResolver } from './viewer';

/** Resolves the signed-in user, and the user that an optional `userId` of a request means. */
export const access = defineFeature({
  id: 'access',
  needs: { database, auth },
  service: ({ database: { db }, auth: accounts }, { config }) => ({
    resolveViewer: createViewerResolver(accounts, createSessionCookie(accounts, db)),
    devices: createKnownDevices(config),
    actingUser: createActingUser(db),
  }),
});
