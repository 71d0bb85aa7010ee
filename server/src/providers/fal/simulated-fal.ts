import { createFalSimulator } from '@flint/simulators/fal';
import type { ImageOrder } from '../spec/image-model';
import { createFalImageModel, type FalOptions } from './fal-image-model';

const KEY = 'test:secret';

interface SimulatorLog {
  readonly paid: number;
  readonly calls: readonly { method: string; host: string; path: string; phase: string; answer: number | 'lost' }[];
  readonly requests: readonly { endpoint: string; input: Record<string, unknown>; status: string }[];
}

/** A running simulator with the real adapter pointed at it, for contract tests. */
export async function startSimulatedFal() {
  const simulator = await createFalSimulator({ key: KEY });
  const control = async (body: object) => {
    await fetch(`${simulator.url}/__control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  };
  return {
    url: simulator.url,
    model: (options: Partial<FalOptions> = {}) =>
      createFalImageModel({ key: KEY, baseUrl: simulator.url, retryPausesMs: [1, 1, 1], ...options }),
    /** Forgets everything and takes these rules. */
    script: (...rules: object[]) => control({ reset: true, rules }),
    release: () => control({ release: true }),
    log: async () => (await (await fetch(`${simulator.url}/__control/log`)).json()) as SimulatorLog,
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
