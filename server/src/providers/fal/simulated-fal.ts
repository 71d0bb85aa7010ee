import type { ImageOrder } from '@flint/engines/spec/image-model';
import type { QueuedModel } from '@flint/engines/spec/queued-model';
import { createFalSimulator } from '@flint/simulators/fal';
import type { FalRule, FalScript } from '@flint/simulators/fal/script';
import { createFalImageModel } from './fal-image-model';
import type { FalOptions } from './fal-queue';

const KEY = 'test:secret';

/** A running simulator with the real adapter pointed at it, for contract tests. */
export async function startSimulatedFal() {
  const simulator = await createFalSimulator({ key: KEY });
  const defaults: FalOptions = { key: KEY, baseUrl: simulator.url, retryPausesMs: [1, 1, 1] };
  return {
    url: simulator.url,
    /** Options that point an adapter at it. */
    options: defaults,
    model: (options: Partial<FalOptions> = {}) => createFalImageModel({ ...defaults, ...options }),
    /** Resets the simulator and sets these rules. */
    async script(...rules: FalRule[]) {
      await simulator.reset();
      await simulator.script({ rules });
    },
    control: (script: FalScript) => simulator.script(script),
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

/** Submits an order whose request completes at once, and fetches its result. */
export async function carryOut<Order, Result>(model: QueuedModel<Order, Result>, order: Order): Promise<Result> {
  const { requestId } = await model.submit(order, patient());
  await model.poll(requestId, patient());
  return model.result(requestId, patient());
}

/** A signal that is never aborted. */
export const patient = () => new AbortController().signal;
