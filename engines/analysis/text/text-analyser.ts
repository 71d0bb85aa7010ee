import type { Analyser } from '../../spec/analyser';
import { createWorkerPool } from '../../workers/worker-pool';
import { describeImages } from '../picture/describe-images';
import { logoColours } from '../picture/logo-colours';
import { writingPrompt } from './writing-prompt';

/**
 * Analyses texts in a worker thread, because the POS tagger's model takes most of a second to load.
 * @param workerFile the built `text-analyser.worker`
 */
export function createAnalyser(workerFile: string | URL): Analyser {
  const pool = createWorkerPool({ workerFile, idleMs: 30_000 });
  return {
    analyse: (text, signal) => pool.run(text, signal ? { signal } : {}),
    describe: describeImages,
    writingPrompt,
    logoColours,
    close: () => pool.close(),
  };
}
