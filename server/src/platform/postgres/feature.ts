import { defineFeature } from '../composition/define-feature';
import { connect } from '../db/database';
import { openDatabase } from './open-database';

/**
 * Connection to PostgreSQL before migrations: tables may still have an earlier release's shape. Most features need
 * `database`.
 */
export const connection = defineFeature({
  id: 'connection',
  async service(_needs, { config, log, stopping, onStop }) {
    const server = await openDatabase(config, log, {
      waitMs: config.databaseWaitMs,
      stopping,
      onLost() {
        log.fatal('another Flint has taken over the data folder: this one stops');
        process.kill(process.pid, 'SIGTERM');
      },
    });
    onStop(() => server.stop());
    const { db, pool, close } = connect(server.url);
    onStop(close);
    return { db, pool, url: server.url };
  },
});
