import { createApiKey, listApiKeys, revokeApiKey } from '@flint/shared/contracts/api-keys';
import { defineFeature } from '../../platform/composition/define-feature';
import { type Route, route } from '../../platform/http/route';
import { database } from '../../platform/postgres/database-feature';
import { readSpentBy } from '../runs/run-rows';
import { findKey } from './api-keys-repository';
import { type ApiKeys, createApiKeys } from './api-keys-service';
import * as migration from './migrations/0165-api-keys';

/** API keys of users, for programs: scopes, a cap of credits a day, expiry; kept as hashes. */
export const apiKeys = defineFeature({
  id: 'api-keys',
  needs: { database },
  tables: ['api_key'],
  migrations: { '0165-api-keys': migration },
  service: ({ database: { db } }) => createApiKeys(db, (keyIds, since) => readSpentBy(db, keyIds, since)),
  routes: (keys) => apiKeyRoutes(keys),
  // The id of a key is the idempotency key that it was created with.
  keyOwners: (_keys, { database: { db } }) => [async (id) => (await findKey(db, id))?.user_id],
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
