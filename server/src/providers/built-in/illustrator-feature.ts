import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createIllustratorPool } from '@flint/engines/image/illustrator-pool';
import { defineFeature } from '../../platform/composition/define-feature';

export const illustrator = defineFeature({
  id: 'illustrator',
  service(_needs, { config, onStop }) {
    const pool = createIllustratorPool({
      workerFile: pathToFileURL(join(config.paths.serverDir, 'illustrator.worker.js')),
    });
    onStop(() => pool.close());
    return pool;
  },
});
