import { defineFeature } from '../../platform/composition/define-feature';
import { deferred } from '../../platform/http/feature';
import { database } from '../../platform/postgres/database-feature';
import { registerOutbox } from './routes';

/** Development outbox: shows mail that was not sent. */
export const outbox = defineFeature({
  id: 'outbox',
  needs: { database, deferred },
  http(app, _service, { database: { db }, deferred: work }, { config }) {
    if (config.environment === 'development') registerOutbox(app, db, work);
  },
});
