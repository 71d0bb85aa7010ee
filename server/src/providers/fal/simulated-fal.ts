import { createFalSimulator, type FalRule } from '@flint/simulators/fal';
import type { ImageOrder } from '../spec/image-model';
import { createFalImageModel } from './fal-image-model';
import type { FalOptions } from './fal-queue';

const KEY = 'test:secret';

/** A running simulator with the real adapter pointed at it, for contract tests. */
export async function startSimulatedFal() {
  const simulator = await createFalSimulator({ key: KEY });
  return {
    url: simulator.url,
    model: (options: Partial<FalOptions> = {}) =>
      createFalImageModel({ key: KEY, baseUrl: simulator.url, retryPausesMs: [1, 1, 1], ...options }),
    /** Forgets everything and takes these rules. */
    async script(...rules: FalRule[]) {
      await simulator.reset();
      await simulator.script({ rules });
    },
    release: () => simulator.script({ release: true }),
    log: async () => simulator.journal(),
    close: () => simulator.close(),
  };
}

export type SimulatedFal = Awaited<ReturnType<typeof startSimulatedFal>>;

export const anOrder = (change: Partial<ImageOrder> = {}): ImageOrder => ({
  prompt: 'a lighthouse at dawn',
  model: 'fal-ai/flux/dev',
  style: null,
  aspectRatio: '16:9',
  count: 1,
  seed: 7,
  imageUrl: null,
  ...change,
});

/** A signal nobody aborts. */
export const patient = () => new AbortController().signal;
