import { ensureBuilt } from '../../scripts/lib/build.mjs';

/**
 * Loads a built simulator, and builds it where its sources changed.
 * @param {'fal' | 'openai'} name
 */
export async function loadSimulator(name) {
  await ensureBuilt(['simulators']);
  return import(`../../simulators/dist/${name}.js`);
}
