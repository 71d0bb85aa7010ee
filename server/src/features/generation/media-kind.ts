import type { QueuedModel } from '@flint/engines/spec/queued-model';
import type { Costs } from '@flint/shared/contracts/credits';
import type { MediaRole } from '@flint/shared/contracts/generated-media';
import type { ServedBy } from '@flint/shared/contracts/models';
import type { Outputs, Recipes, RunKind } from '@flint/shared/contracts/runs';
import type { StepResult } from './step-result';

/** Kinds made by the shared workflow. Pictures have one of their own: each of theirs is paid and kept by itself. */
export type MediaKindName = Exclude<RunKind, 'image'>;

/** What a kind of work is: plugged in once, at start (docs/how-to/add-a-kind-of-generation.md). */
export interface MediaKind<K extends MediaKindName> {
  readonly kind: K;
  readonly maker: Maker<K>;
  /** What its runs are called in lists: the words they were asked in, or a file's name. */
  title(recipe: Recipes[K]): string;
  /** Everything a search may find; the title, where nothing is said. */
  words?(recipe: Recipes[K]): string;
  /** Whole credits to hold; by the kind's row of the price table, where nothing is said. */
  price?(recipe: Recipes[K], costs: Costs): number;
  /** Units ordered; one, where nothing is said. */
  asked?(recipe: Recipes[K]): number;
  /** Why this order cannot be made, in words; asked before anything is held. */
  whyNot?(recipe: Recipes[K]): string | undefined;
  /** How long it may take from its start, in milliseconds; what the server is configured with, where nothing is said. */
  timeoutMs?(recipe: Recipes[K]): number;
}

export type Maker<K extends MediaKindName> = Engine<K> | Vendor<K> | Stepwise<K> | Nobody;

/** Nobody does it on this server, and this is what to install or to set. */
export interface Nobody {
  readonly servedBy: null;
  /** A sentence or two for whoever runs the server. */
  readonly whyNot: string;
}

/** Makes it while we wait. What another server does is asked for once ever, so that it is not paid twice. */
export interface Engine<K extends MediaKindName> {
  readonly servedBy: Exclude<ServedBy, 'fal'>;
  /** Repeated after a crash only where it is built in. Throws `ProviderError` with words for people. */
  make(recipe: Recipes[K], context: MakeContext): Promise<Delivery<K>>;
}

/** A vendor with a queue: sent once, asked after until it is done, and its files copied. */
export interface Vendor<K extends MediaKindName> {
  readonly servedBy: 'fal';
  readonly work: VendorWork<K>;
}

/** Made by {@link vendorWork}, which keeps the order's and the result's types together. */
export interface VendorWork<K extends MediaKindName> {
  readonly model: QueuedModel<unknown, unknown>;
  toOrder(recipe: Recipes[K], context: MakeContext): Promise<unknown>;
  deliver(result: unknown, recipe: Recipes[K], context: MakeContext): Promise<Delivery<K>>;
}

/** Ties a vendor's model to a kind: how a recipe becomes an order, and what came becomes files. */
export function vendorWork<K extends MediaKindName, Order, Result>(work: {
  model: QueuedModel<Order, Result>;
  toOrder(recipe: Recipes[K], context: MakeContext): Promise<Order>;
  deliver(result: Result, recipe: Recipes[K], context: MakeContext): Promise<Delivery<K>>;
}): VendorWork<K> {
  return work as unknown as VendorWork<K>;
}

/** Several durable steps of its own, such as a workflow's: it keeps what each delivers. */
export interface Stepwise<K extends MediaKindName> {
  readonly servedBy: ServedBy;
  /** @returns why it did not get to its end, if it did not */
  steps(run: SteppedRun<K>): Promise<StepResult<null>>;
}

export interface SteppedRun<K extends MediaKindName> {
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
  download(url: string, name: string): Promise<string>;
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
export interface Delivery<K extends MediaKindName> {
  readonly files: readonly MadeFile[];
  readonly output?: Outputs[K];
  /** Whole credits accrued by it: the price if absent, and at most that. */
  readonly accrued?: number;
}
