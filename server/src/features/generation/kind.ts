import type { QueuedModel } from '@flint/engines/spec/queued-model';
import type { TellUsage } from '@flint/engines/spec/vendor-usage';
import type { Costs } from '@flint/shared/contracts/credits';
import type { MediaRole } from '@flint/shared/contracts/generated-media';
import type { RunKind } from '@flint/shared/contracts/kinds';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { Outputs, Recipes } from '@flint/shared/contracts/runs';
import type { QueueRoom } from '../runs/queue-room';
import type { Drawn } from '../runs/tables';
import type { StepResult } from './step-result';

/** A kind of run: declared in one file, registered at start (docs/how-to/add-a-kind-of-generation.md). */
export interface Kind<K extends RunKind> {
  readonly name: K;
  /** Its makers: new orders go to the first, begun runs finish with the maker they were ordered from. */
  readonly makers: readonly [Maker<K>, ...Maker<K>[]];
  /** Queue of built-in work of this kind: concurrency; default: one at a time. */
  readonly queue?: { readonly atOnce?: number; readonly perUser?: number };
  /** Limits of its queue, where users wait in front of the page. */
  readonly room?: QueueRoom;
  /**
   * Makes the recipe from the call's body, with every default filled in, so that it suffices to reproduce the result.
   * Absent where only the kind's own feature orders it.
   * @throws AppError naming the invalid field
   */
  recipe?(userId: string, body: never, generation: Estimates): Promise<Recipes[K]>;
  /** Title of its runs in lists: the prompt, or a file's name. */
  title(recipe: Recipes[K]): string;
  /** Noun for the order in transactions; default: the kind's label. */
  noun?(recipe: Recipes[K]): string;
  /** Searchable text; default: the title. */
  words?(recipe: Recipes[K]): string;
  /** Whole credits to hold; default: by the kind's row of the price table. */
  price?(recipe: Recipes[K], costs: Costs): number;
  /** Units ordered; default 1. */
  asked?(recipe: Recipes[K]): number;
  /** Part of a request that its idempotency key identifies; default: kind and request. */
  identity?(asked: unknown): unknown;
  /** Time limit from its start, in milliseconds; default: the server's setting. */
  timeoutMs?(recipe: Recipes[K]): number;
}

/** Price estimates that a kind may use while it fills in a recipe. */
export interface Estimates {
  /** The price of an order in whole credits. @throws AppError where it cannot be made here */
  estimate<K extends RunKind>(kind: K, recipe: Recipes[K]): number;
}

export type Maker<K extends RunKind> = Engine<K> | Vendor<K> | Batches<K> | Stepwise<K> | Unavailable;

interface Available<K extends RunKind> {
  readonly servedBy: ServedBy;
  /** Why it cannot make this order, in words for the user; checked before credits are held. */
  whyNot?(recipe: Recipes[K]): string | undefined;
}

/** A kind that this server cannot make. */
export interface Unavailable {
  readonly servedBy: null;
  /** What to install or configure, in a sentence or two for the administrator. */
  readonly reason: string;
}

/** Makes the result in one call. A call to another server is sent at most once ever, so that it is never paid twice. */
export interface Engine<K extends RunKind> extends Available<K> {
  /** Repeated after a crash only for built-in engines. @throws ProviderError with a message for the user */
  make(recipe: Recipes[K], context: EngineContext): Promise<Delivery<K>>;
}

/** Context of a maker that answers in one call. */
export interface EngineContext extends MakeContext {
  /** Receives what a vendor told of its count, once for each of its answers. */
  readonly tellUsage: TellUsage;
}

/** A vendor with a queue: the request is sent once and polled until it is done; its files are copied. */
export interface Vendor<K extends RunKind> extends Available<K> {
  readonly work: VendorWork<K>;
}

/** Built by {@link vendorWork}, which ties the types of order and result together. */
export interface VendorWork<K extends RunKind> {
  readonly model: QueuedModel<unknown, unknown>;
  toOrder(recipe: Recipes[K], context: MakeContext): Promise<unknown>;
  deliver(result: unknown, recipe: Recipes[K], context: MakeContext): Promise<Delivery<K>>;
}

/** Adapts a vendor's model to a kind: converts a recipe to an order, and a result to files. */
export function vendorWork<K extends RunKind, Order, Result>(work: {
  model: QueuedModel<Order, Result>;
  toOrder(recipe: Recipes[K], context: MakeContext): Promise<Order>;
  deliver(result: Result, recipe: Recipes[K], context: MakeContext): Promise<Delivery<K>>;
}): VendorWork<K> {
  return work as unknown as VendorWork<K>;
}

/**
 * Several units, such as pictures, in durable steps: a crash loses at most one step's work. Each unit is stored and
 * counted separately, and the run is charged its price's share for the delivered ones.
 */
export interface Batches<K extends RunKind> extends Available<K> {
  readonly batches: UnitWork<K> | QueuedBatches<K>;
}

/** Units made by this server, one step each. */
export interface UnitWork<K extends RunKind> {
  /** Phase that followers see while the unit at a position, from 0, is made. */
  phase(recipe: Recipes[K], position: number): string;
  /** Makes one unit. Repeated after a crash, so it must be deterministic in recipe and position. */
  make(recipe: Recipes[K], position: number, context: MakeContext): Promise<MadeFile>;
}

/**
 * Units of a vendor with a queue: every request is sent once, then each is collected. Built by {@link queuedBatches}.
 */
export interface QueuedBatches<K extends RunKind> {
  readonly model: QueuedModel<unknown, unknown>;
  toOrder(recipe: Recipes[K], context: MakeContext): Promise<unknown>;
  /** Splits an order into requests, by position. Deterministic. */
  split(order: unknown): readonly Batch<unknown>[];
  /** The units of a request's result. Each is copied separately, so that one failed copy does not lose the others. */
  units(result: unknown, batch: Batch<unknown>, recipe: Recipes[K]): readonly Unit[];
}

/** A request for some of a run's units. */
export interface Batch<Order> {
  /** Position of its first unit in the run, from 0. */
  readonly position: number;
  /** Most units it may return. */
  readonly size: number;
  readonly order: Order;
}

/** Copies one unit of a result to this server and finishes it. */
export type Unit = (context: MakeContext) => Promise<MadeFile>;

/** As {@link vendorWork}, for units that are delivered and paid separately. */
export function queuedBatches<K extends RunKind, Order, Result>(work: {
  model: QueuedModel<Order, Result>;
  toOrder(recipe: Recipes[K], context: MakeContext): Promise<Order>;
  split(order: Order): readonly Batch<Order>[];
  units(result: Result, batch: Batch<Order>, recipe: Recipes[K]): readonly Unit[];
}): QueuedBatches<K> {
  return work as unknown as QueuedBatches<K>;
}

/** A kind with durable steps of its own, such as a workflow; it stores what each step delivers. */
export interface Stepwise<K extends RunKind> extends Available<K> {
  /** @returns the failure when it did not complete */
  steps(run: SteppedRun<K>): Promise<StepResult<null>>;
}

export interface SteppedRun<K extends RunKind> {
  readonly id: string;
  readonly userId: string;
  readonly recipe: Recipes[K];
  readonly price: number;
  /**
   * Does checkpointed work under a name that is unique in the run: a resumed run reuses the result. Errors become the
   * failure, including the run's stop.
   */
  step<T>(name: string, work: (context: MakeContext) => Promise<T>): Promise<StepResult<T>>;
}

/** Context of a maker's work. */
export interface MakeContext {
  readonly runId: string;
  readonly userId: string;
  /** Aborts when the owner cancels, in any process, or at the time limit: pass it on, and stop the work. */
  readonly signal: AbortSignal;
  /** A folder of its own, removed when the step ends. */
  readonly scratch: string;
  /** Credits held for it: the upper limit of its cost. */
  readonly price: number;
  /** Publishes the phase to followers, throttled; percent from 0 to 100, null when unknown. */
  say(phase: string, percent: number | null): void;
  /** Reads an address: our own media, or any public one. @throws Error, SafeFetchError, MissingObject */
  read(address: string, maxBytes?: number): Promise<Uint8Array>;
  /** Copies a vendor's file into the scratch folder. @returns its path */
  download(url: string, name: string, limits?: DownloadLimits): Promise<string>;
}

/** Download limits, for kinds whose files are smaller than the default allows. */
export interface DownloadLimits {
  readonly maxBytes: number;
  /** Milliseconds. */
  readonly timeoutMs: number;
}

/**
 * A generated file. The first of a delivery is the main file; others are its parts. Provenance is written into it when
 * it is stored.
 */
export interface MadeFile {
  readonly role: 'image' | MediaRole;
  /** Path in the scratch folder, or its bytes if it is small. */
  readonly content: string | Uint8Array;
  readonly contentType: string;
  /** Name of a part among others: a stem's instrument. */
  readonly name?: string;
  readonly seconds?: number;
  readonly width?: number;
  readonly height?: number;
  readonly seed?: number;
  /** `#rrggbb`; needed for pictures. */
  readonly dominantColor?: string;
  /** The library picture it was made from. */
  readonly madeFrom?: string;
  /** How the built-in illustrator drew it. */
  readonly drawn?: Drawn;
  /** Poster frame of a video. */
  readonly poster?: { readonly content: string | Uint8Array; readonly contentType: string };
  /** Loudness in equal parts, each 0 to 1. */
  readonly peaks?: readonly number[];
}

/** The whole result of an order. */
export interface Delivery<K extends RunKind> {
  readonly files: readonly MadeFile[];
  readonly output?: Outputs[K];
  /** Whole credits accrued by it: the price if absent, and at most that. */
  readonly accrued?: number;
}
