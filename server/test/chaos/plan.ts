import { type Random, randomFrom } from '@flint/engines/english/random';
import { FAULT_NAMES, type Fault } from './faults';

export const SERVERS = 2;
/** Credits of each user: two can pay for everything, two run out. */
export const GRANTS = [5_000, 5_000, 20, 20] as const;
const MODELS = ['fal-ai/flux/dev', 'fal-ai/flux/schnell', 'fal-ai/recraft-v3'] as const;

const ORDERS_MAX = 8;
const PICTURES_MAX = 3;
/** Kill moments, in milliseconds: from before anything is written to after most runs have ended. */
const FIRST_MS = 5;
const LAST_MS = 2_500;

export interface Order {
  /** Idempotency key, which is also the id of its run. */
  readonly key: string;
  readonly user: number;
  /** Unique prompt, which links a paid vendor request to its order. */
  readonly prompt: string;
  readonly model: (typeof MODELS)[number];
  readonly pictures: number;
  readonly fault: Fault;
  /** Index of the server that gets the request first. */
  readonly server: number;
  /** Whether the request goes to both servers at once. */
  readonly twice: boolean;
  /** Whether the caller keeps the connection open until the end. */
  readonly patient: boolean;
  readonly cancelAfterMs: number | null;
  /** Idempotency key of a retry, sent when the run has ended without all pictures. */
  readonly retryKey: string | null;
}

/** Orders that start at once, and the processes that are killed meanwhile. */
export interface Round {
  readonly orders: readonly Order[];
  readonly kills: readonly { readonly server: number; readonly afterMs: number }[];
  /** Whether the killed process stays down until the surviving one has ended every run. */
  readonly takeover: boolean;
}

/** Plans a whole chaos run in advance: the same seed and count give the same plan. */
export function planStorm(seed: number, kills: number): Round[] {
  const rounds: Round[] = [];
  for (let left = kills; left > 0; ) {
    const random = randomFrom(`storm ${seed}`).fork(String(rounds.length));
    const round = planRound(random, rounds.length, left);
    left -= round.kills.length;
    rounds.push(round);
  }
  return rounds;
}

function planRound(random: Random, at: number, killsLeft: number): Round {
  const orders = Array.from({ length: random.int(3, ORDERS_MAX) }, (_, n) =>
    planOrder(random.fork(`order ${n}`), at, n),
  );
  const first = random.int(0, SERVERS - 1);
  const both = killsLeft > 1 && random.chance(0.3);
  const kills = (both ? [first, 1 - first] : [first])
    .map((server) => ({ server, afterMs: momentOf(random) }))
    .sort((a, b) => a.afterMs - b.afterMs);
  return { orders, kills, takeover: !both && random.chance(0.5) };
}

function planOrder(random: Random, round: number, at: number): Order {
  return {
    key: uuidFrom(random),
    user: random.int(0, GRANTS.length - 1),
    prompt: `a boat in storm ${round + 1}.${at + 1}.`,
    model: random.pick(MODELS),
    pictures: random.int(1, PICTURES_MAX),
    fault: random.chance(0.3) ? 'none' : random.pick(FAULT_NAMES),
    server: random.int(0, SERVERS - 1),
    twice: random.chance(0.25),
    patient: random.chance(0.25),
    cancelAfterMs: random.chance(0.25) ? momentOf(random) : null,
    retryKey: random.chance(0.4) ? uuidFrom(random) : null,
  };
}

/** A random moment, early ones more likely: most of a run's writes happen in its first tenth. */
function momentOf(random: Random): number {
  return Math.round(FIRST_MS * (LAST_MS / FIRST_MS) ** random.next());
}

/** A version 4 UUID (RFC 9562). */
function uuidFrom(random: Random): string {
  const digit = (from: number, to: number) => random.int(from, to).toString(16);
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) =>
    place === 'x' ? digit(0, 15) : digit(8, 11),
  );
}
