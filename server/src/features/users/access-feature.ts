import { database } from '../../database';
import { defineFeature } from '../../feature';
import { auth } from './auth-feature';
import { createActingUser } from './staff-access';
import { createViewerResolver } from './viewer';

/** Who asks, and whose data an optional `userId` means. */
export const access = defineFeature({
  id: 'access',
  needs: { database, auth },
  service: ({ database: { db }, auth: accounts }) => ({
    resolveViewer: createViewerResolver(accounts),
    actingUser: createActingUser(db),
  }),
});
