import { database } from '../../database';
import { defineFeature } from '../../feature';
import { deferred } from '../../platform/http/feature';
import { registerOutbox } from './routes';

/** Development outbox: shows mail that was not sent. */
export const outbox = defineFeature({
  id: 'outbox',
  needs: { database, deferred },
  http(app, _service, { database: { db }, deferred: work }, { config }) {
    if (config.environment === 'development') registerOutbox(app, db, work);
  },
});
