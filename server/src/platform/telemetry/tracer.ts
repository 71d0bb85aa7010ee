/** Attributes of a span: names, numbers and codes, never user content. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  readonly name: string;
  readonly attributes?: SpanAttributes;
  /** Role in a call, as OpenTelemetry defines it. */
  readonly kind?: 'server' | 'client' | 'consumer' | 'internal';
  /** W3C trace context of its parent; null starts a new trace. Default: the current span. */
  readonly parent?: string | null;
}

/** A started span. */
export interface LiveSpan {
  set(attributes: SpanAttributes): void;
  /** Does work inside of it: spans started there are its children. */
  run<T>(work: () => T): T;
  /** Marks it failed, with only the error's name. */
  fail(error: unknown): void;
  end(): void;
}

/** Records spans; implemented by `open-telemetry.ts`. */
export interface Tracer {
  begin(options: SpanOptions): LiveSpan;
  /** Records finished work as a child of the current span; does nothing without one. */
  record(options: SpanOptions, startedAt: number, error: unknown): void;
  /** The current span as W3C trace context. */
  traceparent(): string | undefined;
  stop(): Promise<void>;
}
