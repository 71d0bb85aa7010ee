import type { QueuedModel } from '@flint/engines/spec/queued-model';
import type { Costs } from '@flint/shared/contracts/credits';
import type { MediaRole } from '@flint/shared/contracts/generated-media';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { Outputs, Recipes, RunKind } from '@flint/shared/contracts/runs';
import type { StepResult } from './step-result';

/** What a kind of work is: declared in one file, plugged in at start (docs/how-to/add-a-kind-of-generation.md). */
export interface Kind<K extends RunKind> {
  readonly name: K;
  /** Who makes it: new orders go to the first, runs that were begun end with the maker they were ordered from. */
  readonly makers: readonly [Maker<K>, ...Maker<K>[]];
  /** Where built-in work of this kind waits: how many at once, and how often a process looks; one, soon, if absent. */
  readonly queue?: { readonly atOnce?: number; readonly perUser?: number; readonly pollMs?: number };
  /**
   * Fills in every default of the call's body, so that the recipe alone makes the thing again. Absent where nothing but
   * its own feature orders it.
   * @throws AppError naming the field that is wrong
   */
  recipe?(userId: string, body: never, generation: Estimates): Promise<Recipes[K]>;
  /** What its runs are called in lists: the words they were asked in, or a file's name. */
  title(recipe: Recipes[K]): string;
  /** How a transaction names the order; the kind's label where nothing is said. */
  noun?(recipe: Recipes[K]): string;
  /** Everything a search may find; the title, where nothing is said. */
  words?(recipe: Recipes[K]): string;
  /** Whole credits to hold; by the kind's row of the price table, where nothing is said. */
  price?(recipe: Recipes[K], costs: Costs): number;
  /** Units ordered; one, where nothing is said. */
  asked?(recipe: Recipes[K]): number;
  /** What of a request its idempotency key stands for; the kind and the request, where nothing is said. */
  identity?(asked: unknown): unknown;
  /** How long it may take from its start, in milliseconds; what the server is configured with, where nothing is said. */
  timeoutMs?(recipe: Recipes[K]): number;
}

/** What a kind may ask while it fills in a recipe. */
export interface Estimates {
  /** What an order would hold, in whole credits. @throws AppError where it cannot be made here */
  estimate<K extends RunKind>(kind: K, recipe: Recipes[K]): number;
}

export type Maker<K extends RunKind> = Engine<K> | Vendor<K> | Batches<K> | Stepwise<K> | Unavailable;

interface Available<K extends RunKind> {
  readonly servedBy: ServedBy;
  /** Why it cannot make this order, in words; asked before anything is held. */
  whyNot?(recipe: Recipes[K]): string | undefined;
}

/** Not made on this server. */
export interface Unavailable {
  readonly servedBy: null;
  /** What to install or to set, in a sentence or two for its administrator. */
  readonly reason: string;
}

/** Makes it while we wait. What another server does is asked for once ever, so that it is not paid twice. */
export interface Engine<K extends RunKind> extends Available<K> {
  /** Repeated after a crash only where it is built in. Throws `ProviderError` with words for people. */
  make(recipe: Recipes[K], context: MakeContext): Promise<Delivery<K>>;
}

/** A vendor with a queue: sent once, asked after until it is done, and its files copied. */
export interface Vendor<K extends RunKind> extends Available<K> {
  readonly work: VendorWork<K>;
}

/** Made by {@link vendorWork}, which keeps the order's and the result's types together. */
export interface VendorWork<K extends RunKind> {
  readonly model: QueuedModel<unknown, unknown>;
  toOrder(recipe: Recipes[K], context: MakeContext): Promise<unknown>;
  deliver(result: unknown, recipe: Recipes[K], context: MakeContext): Promise<Delivery<K>>;
}

/** Ties a vendor's model to a kind: how a recipe becomes an order, and what came becomes files. */
export function vendorWork<K extends RunKind, Order, Result>(work: {
  model: QueuedModel<Order, Result>;
  toOrder(recipe: Recipes[K], context: MakeContext): Promise<Order>;
  deliver(result: Result, recipe: Recipes[K], context: MakeContext): Promise<Delivery<K>>;
}): VendorWork<K> {
  return work as unknown as VendorWork<K>;
}

/**
 * Several units, such as pictures, in durable steps: a killed run loses one step's work at most. Each unit is kept and
 * counted by itself, and the run is charged its price's share for those that arrived.
 */
export interface Batches<K extends RunKind> extends Available<K> {
  readonly batches: UnitWork<K> | QueuedBatches<K>;
}

/** Units made here, a step each. */
export interface UnitWork<K extends RunKind> {
  /** What followers read while the unit at a position, from 0, is made. */
  phase(recipe: Recipes[K], position: number): string;
  /** Makes one unit. Repeated after a crash: equal recipes and positions give equal files. */
  make(recipe: Recipes[K], position: number, context: MakeContext): Promise<MadeFile>;
}

/** Units of a vendor with a queue: every request is sent once, then each is collected. Made by {@link queuedBatches}. */
export interface QueuedBatches<K extends RunKind> {
  readonly model: QueuedModel<unknown, unknown>;
  toOrder(recipe: Recipes[K], context: MakeContext): Promise<unknown>;
  /** The requests of an order, in the order of their positions. Equal orders give equal requests. */
  split(order: unknown): readonly Batch<unknown>[];
  /** The units a request brought. Each is copied alone, so that one that cannot be had does not cost the others. */
  units(result: unknown, batch: Batch<unknown>, recipe: Recipes[K]): readonly Unit[];
}

/** A request for some of a run's units. */
export interface Batch<Order> {
  /** The place in the run of its first unit, from 0. */
  readonly position: number;
  /** Units asked of it at most. */
  readonly size: number;
  readonly order: Order;
}

/** Copies one unit of a result here and finishes it. */
export type Unit = (context: MakeContext) => Promise<MadeFile>;

/** As {@link vendorWork}, for units that are delivered and paid one by one. */
export function queuedBatches<K extends RunKind, Order, Result>(work: {
  model: QueuedModel<Order, Result>;
  toOrder(recipe: Recipes[K], context: MakeContext): Promise<Order>;
  split(order: Order): readonly Batch<Order>[];
  units(result: Result, batch: Batch<Order>, recipe: Recipes[K]): readonly Unit[];
}): QueuedBatches<K> {
  return work as unknown as QueuedBatches<K>;
}

/** Several durable steps of its own, such as a workflow's: it keeps what each delivers. */
export interface Stepwise<K extends RunKind> extends Available<K> {
  /** @returns why it did not get to its end, if it did not */
  steps(run: SteppedRun<K>): Promise<StepResult<null>>;
}

export interface SteppedRun<K extends RunKind> {
  readonly id: string;
  readonly userId: string;
  readonly recipe: Recipes[K];
  readonly price: number;
  /**
   * Works under a name that is unique in the run, and remembers the answer: a resumed run does not do it again. What
   * it throws becomes the failure, the run's stop included.
   */
  step<T>(name: string, work: (context: MakeContext) => Promise<T>): Promise<StepResult<T>>;
}

/** What a maker is given. */
export interface MakeContext {
  readonly runId: string;
  readonly userId: string;
  /** Aborts when the owner cancels, in whichever process, or time is up: pass it on, and really stop. */
  readonly signal: AbortSignal;
  /** A folder of its own, removed when the step ends. */
  readonly scratch: string;
  /** Credits held for it; none of it may cost more. */
  readonly price: number;
  /** Tells the followers what is happening; percent from 0 to 100, null when nobody knows. Call as often as you like. */
  say(phase: string, percent: number | null): void;
  /** What an address stands for: our own media, or anything public. @throws Error, SafeFetchError, MissingObject */
  read(address: string, maxBytes?: number): Promise<Uint8Array>;
  /** Copies a vendor's file into the scratch folder. @returns its path */
  download(url: string, name: string, limits?: DownloadLimits): Promise<string>;
}

/** Where a kind's files are smaller than most. */
export interface DownloadLimits {
  readonly maxBytes: number;
  /** Milliseconds. */
  readonly timeoutMs: number;
}

/**
 * A file that was made. The first is the thing itself; what follows came with it. Where it comes from is written into
 * it when it is kept.
 */
export interface MadeFile {
  readonly role: 'image' | MediaRole;
  /** Where it lies in the scratch folder, or its bytes where they are few. */
  readonly content: string | Uint8Array;
  readonly contentType: string;
  /** What a part is called beside its like: a stem's instrument. */
  readonly name?: string;
  readonly seconds?: number;
  readonly width?: number;
  readonly height?: number;
  readonly seed?: number;
  /** `#rrggbb`; needed for pictures. */
  readonly dominantColor?: string;
  /** A still that stands for a video. */
  readonly poster?: { readonly content: string | Uint8Array; readonly contentType: string };
  /** Loudness in equal parts, each 0 to 1. */
  readonly peaks?: readonly number[];
}

/** What came of an order, all of it at once. */
export interface Delivery<K extends RunKind> {
  readonly files: readonly MadeFile[];
  readonly output?: Outputs[K];
  /** Whole credits accrued by it: the price if absent, and at most that. */
  readonly accrued?: number;
}
