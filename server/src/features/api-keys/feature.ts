import { createApiKey, listApiKeys, revokeApiKey } from '@flint/shared/contracts/api-keys';
import { defineFeature } from '../../platform/composition/define-feature';
import { type Route, route } from '../../platform/http/route';
import { database } from '../../platform/postgres/database-feature';
import { readSpentBy } from '../runs/run-rows';
import { findKey } from './api-keys-repository';
import { type ApiKeys, createApiKeys } from './api-keys-service';
import { createGrants } from './grants-service';
import * as migration from './migrations/0165-api-keys';
import * as grantColumns from './migrations/0270-grants';
import type { ReadSpent } from './present';

/**
 * What programs may do for users, by an API key, which is kept as a hash, or by a grant of OAuth: scopes, a cap of credits a
 * day, an end.
 */
export const apiKeys = defineFeature({
  id: 'api-keys',
  needs: { database },
  tables: ['api_key'],
  migrations: { '0165-api-keys': migration, '0270-grants': grantColumns },
  service({ database: { db } }) {
    const readSpent: ReadSpent = (ids, since) => readSpentBy(db, ids, since);
    return { keys: createApiKeys(db, readSpent), grants: createGrants(db, readSpent) };
  },
  routes: ({ keys }) => apiKeyRoutes(keys),
  // The id of a key is the idempotency key that it was created with.
  keyOwners: (_service, { database: { db } }) => [async (id) => (await findKey(db, id))?.user_id],
});

function apiKeyRoutes(keys: ApiKeys): Route[] {
  return [
    route(listApiKeys, async ({ viewer }) => ({ keys: await keys.list(viewer.user.id) })),
    route(createApiKey, async ({ viewer, body, idempotencyKey, reply }) => {
      reply.header('cache-control', 'private, no-store');
      return keys.create(viewer.user.id, body, idempotencyKey);
    }),
    route(revokeApiKey, async ({ viewer, params }) => ({ key: await keys.revoke(viewer.user.id, params.id) })),
  ];
}
