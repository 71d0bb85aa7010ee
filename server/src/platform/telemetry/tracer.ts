/** Values of a span: names, numbers and codes, never a user's words. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  readonly name: string;
  readonly attributes?: SpanAttributes;
  /** What it is to the other side of a call. */
  readonly kind?: 'server' | 'client' | 'consumer' | 'internal';
  /** W3C trace context it belongs to; null for a trace of its own. Absent: the span it is begun in. */
  readonly parent?: string | null;
}

/** A span under way. */
export interface LiveSpan {
  set(attributes: SpanAttributes): void;
  /** Does work inside of it: spans begun there are its children. */
  run<T>(work: () => T): T;
  /** Marks it failed, by the error's name alone. */
  fail(error: unknown): void;
  end(): void;
}

/** What records spans; `open-telemetry.ts` is the only one. */
export interface Tracer {
  begin(options: SpanOptions): LiveSpan;
  /** Records what has ended already, inside of the present span; nothing where there is none. */
  record(options: SpanOptions, startedAt: number, error: unknown): void;
  /** The present span as W3C trace context. */
  traceparent(): string | undefined;
  stop(): Promise<void>;
}
