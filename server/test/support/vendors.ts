import { createFalSimulator } from '@flint/simulators/fal';
import type { FalRule } from '@flint/simulators/fal/script';
import { createReplicateSimulator } from '@flint/simulators/replicate';
import type { Simulator } from '@flint/simulators/simulator';
import { stopAtTheEnd } from './leftovers';

/** Fields that the rules of all simulated vendors with a queue share. */
export type VendorRule = Omit<FalRule, 'queue' | 'result'> & {
  queue?: { delayMs?: number; hang?: boolean };
  result?: { delayMs?: number; error?: number; times?: number; pictures?: number };
};

interface Journal {
  readonly paid: number;
  readonly calls: readonly { phase: string; answer: number | 'lost' }[];
  readonly requests: readonly { endpoint: string; input: Record<string, unknown> }[];
}

interface Script {
  rules?: readonly VendorRule[];
  release?: boolean;
}

/** A vendor with a queue, for the contract test suite. */
export interface VendorRow {
  /** Provider id, as in answers. */
  readonly id: string;
  start(): Promise<Simulator<Script, Journal>>;
  /** Credits of one picture of the default model, and of the clip and the piece of {@link WISHES}. */
  readonly costs: { readonly picture: number; readonly clip: number; readonly piece: number };
}

/** Orders of the suite, beside pictures. */
export const WISHES = {
  clip: { prompt: 'slow waves', model: 'fal-ai/luma-dream-machine', duration: 5, aspect_ratio: '16:9' },
  piece: { prompt: 'calm lo-fi, rain', duration: 30 },
} as const;

/** Vendors that the contract test suite runs against: one row each. */
export const VENDORS: readonly VendorRow[] = [
  { id: 'fal', start: createFalSimulator as VendorRow['start'], costs: { picture: 4, clip: 100, piece: 6 } },
  { id: 'replicate', start: createReplicateSimulator as VendorRow['start'], costs: { picture: 4, clip: 30, piece: 6 } },
];

/** Starts the simulator of a vendor. */
export async function startVendor({ start }: VendorRow) {
  const simulator = await start();
  stopAtTheEnd(() => simulator.close());
  return {
    env: simulator.env,
    /** Resets the simulator and sets these rules. */
    async script(...rules: VendorRule[]) {
      await simulator.reset();
      await simulator.script({ rules });
    },
    release: () => simulator.script({ release: true }),
    log: async () => simulator.journal(),
    stop: () => simulator.close(),
  };
}

export type Vendor = Awaited<ReturnType<typeof startVendor>>;
