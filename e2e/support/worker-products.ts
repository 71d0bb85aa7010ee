import { createOAuthSimulator } from '../../simulators/oauth/simulator';
import { createReplicateSimulator } from '../../simulators/replicate/simulator';
import { createFfmpegGate, type FfmpegGate } from './ffmpeg-gate';
import { type Product, startProduct } from './product';

/** Who makes pictures, films and music: a simulated vendor, at once, or the built-in engines. */
export type Made = 'simulated' | 'built in';

/**
 * What the tests of one Playwright worker share. A worker runs one test at a time, so no test meets another's work.
 * Chat, speech and transcripts are built in on every product.
 */
export interface WorkerProducts {
  readonly google: Awaited<ReturnType<typeof createOAuthSimulator>>;
  readonly vendor: Awaited<ReturnType<typeof createReplicateSimulator>>;
  /** The ffmpeg of the products of `built in`. */
  readonly ffmpeg: FfmpegGate;
  /** The shared product, which starts when a test first asks for it. */
  shared(made: Made): Promise<Product>;
  /** A product for one test, which stops it. */
  own(made: Made): Promise<Product>;
  stop(): Promise<void>;
}

/** Starts the simulators of a worker, and no product yet. */
export async function openWorkerProducts(): Promise<WorkerProducts> {
  const [google, vendor, ffmpeg] = await Promise.all([
    createOAuthSimulator(),
    createReplicateSimulator(),
    createFfmpegGate(),
  ]);
  const own = (made: Made) => startProduct({ ...google.env, ...(made === 'simulated' ? vendor.env : ffmpeg.env) });
  const started = new Map<Made, Promise<Product>>();
  return {
    google,
    vendor,
    ffmpeg,
    own,
    shared(made) {
      const product = started.get(made) ?? own(made);
      started.set(made, product);
      return product;
    },
    async stop() {
      await Promise.all([...started.values()].map(async (product) => (await product).stop()));
      await Promise.all([google.close(), vendor.close(), ffmpeg.remove()]);
    },
  };
}
