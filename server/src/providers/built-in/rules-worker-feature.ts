import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createWorkerPool } from '@flint/engines/workers/worker-pool';
import { defineFeature } from '../../platform/composition/define-feature';

/** The thread in which tools write by rules. */
export const rulesWorker = defineFeature({
  id: 'rules-worker',
  service(_needs, { config, onStop }) {
    const workerFile = pathToFileURL(join(config.paths.serverDir, 'tools.worker.js'));
    const pool = createWorkerPool({ workerFile, idleMs: 60_000 });
    onStop(() => pool.close());
    return pool;
  },
});
