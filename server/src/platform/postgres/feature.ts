import { defineFeature } from '../../feature';
import { connect } from '../db/database';
import { openDatabase } from './open-database';

/** A connection to PostgreSQL whose tables may still be those of an earlier release: most features need `database`. */
export const connection = defineFeature({
  id: 'connection',
  async service(_needs, { config, log, onStop }) {
    const server = await openDatabase(config, log);
    onStop(() => server.stop());
    const { db, pool, close } = connect(server.url);
    onStop(close);
    return { db, pool, url: server.url };
  },
});
