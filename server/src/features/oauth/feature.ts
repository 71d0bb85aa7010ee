import {
  answerConsent,
  disconnectProgram,
  listConnectedPrograms,
  readConsent,
} from '@flint/shared/contracts/connected-programs';
import { defineFeature } from '../../platform/composition/define-feature';
import { route } from '../../platform/http/route';
import { database } from '../../platform/postgres/database-feature';
import { apiKeys } from '../api-keys/feature';
import { deleteUnusedClients } from './clients-repository';
import { createConsent } from './consent-service';
import * as migration from './migrations/0271-oauth';
import { registerProtocol } from './protocol-routes';
import { registerClient } from './registration';
import { deleteOver } from './tokens-repository';
import { createTokens } from './tokens-service';

/** Programs connect by OAuth: they register themselves, ask their user, and get tokens for a grant. */
export const oauth = defineFeature({
  id: 'oauth',
  needs: { database, apiKeys },
  tables: ['oauth_client', 'oauth_code', 'oauth_token'],
  migrations: { '0271-oauth': migration },
  service: ({ database: { db }, apiKeys: { grants } }, { config: { publicUrl } }) => ({
    consent: createConsent(db, grants, publicUrl),
    tokens: createTokens(db, grants),
  }),
  routes: ({ consent }, { apiKeys: { grants } }) => [
    route(readConsent, async ({ query }) => consent.read(query)),
    route(answerConsent, async ({ viewer, body: { question, access } }) => ({
      to: await consent.answer(viewer.user.id, question, access),
    })),
    route(listConnectedPrograms, async ({ viewer }) => ({ programs: await grants.list(viewer.user.id) })),
    route(disconnectProgram, async ({ viewer, params }) => {
      await grants.end(viewer.user.id, params.id);
      return { success: true as const };
    }),
  ],
  http: (app, { tokens }, { database: { db } }, { policy: { limiter }, config: { publicUrl } }) =>
    registerProtocol(app, { tokens, limiter, publicUrl, register: (body) => registerClient(db, body) }),
  sweeps: (_service, { database: { db } }, { config: { trimMs: everyMs } }) => [
    { name: 'oauth-tokens', everyMs, run: () => deleteOver(db) },
    { name: 'oauth-clients', everyMs, run: () => deleteUnusedClients(db) },
  ],
});
