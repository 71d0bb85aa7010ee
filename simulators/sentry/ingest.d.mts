export interface EnvelopeItem {
  /** Of the whole envelope. */
  readonly header: Readonly<Record<string, unknown>>;
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: the service's formats; tests look at what they know of.
  readonly payload: any;
}

/** A bundle of source maps, as it was assembled. */
export interface Bundle {
  readonly org: string;
  readonly projects: readonly string[];
  readonly version: string;
  readonly bytes: Buffer;
}

export function createSentryIngest(options?: { port?: number }): Promise<{
  readonly name: string;
  readonly url: string;
  readonly dsn: string;
  /** Token of its API. */
  readonly token: string;
  /** All received items. */
  items(): readonly EnvelopeItem[];
  /** Everything received, as it was sent. */
  text(): string;
  /** Headers of each received envelope's request. */
  headers(): readonly Readonly<Record<string, string | string[] | undefined>>[];
  /** Requests of which the first line and headers have arrived. */
  begun(): number;
  bundles(): readonly Bundle[];
  /** Refuses further envelopes with this status, and takes them again with 200. */
  answerWith(status: number): void;
  /** Closes the connections of the next requests, so many, without an answer. */
  closeConnections(count: number): void;
  close(): Promise<void>;
}>;
