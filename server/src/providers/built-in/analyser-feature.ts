import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createAnalyser } from '@flint/engines/analysis/text/text-analyser';
import { defineFeature } from '../../platform/composition/define-feature';

export const analyser = defineFeature({
  id: 'analyser',
  service(_needs, { config, onStop }) {
    const engine = createAnalyser(pathToFileURL(join(config.paths.serverDir, 'text-analyser.worker.js')));
    onStop(() => engine.close());
    return engine;
  },
});
