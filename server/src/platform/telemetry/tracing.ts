import type { LiveSpan, SpanOptions, Tracer } from './tracer';

const NO_SPAN: LiveSpan = { set() {}, run: (work) => work(), fail() {}, end() {} };

let tracer: Tracer | undefined;

export function isTracing(): boolean {
  return tracer !== undefined;
}

/** Starts a span that the caller ends; a no-op span where traces are not exported. */
export function beginSpan(options: SpanOptions): LiveSpan {
  return tracer?.begin(options) ?? NO_SPAN;
}

/** Does work in a span, which ends with it and is marked failed when it throws. */
export async function span<T>(options: SpanOptions, work: (span: LiveSpan) => Promise<T>): Promise<T> {
  if (!tracer) return work(NO_SPAN);
  const live = tracer.begin(options);
  try {
    return await live.run(() => work(live));
  } catch (error) {
    live.fail(error);
    throw error;
  } finally {
    live.end();
  }
}

/** Records a span from `startedAt` (milliseconds since 1970) until now. */
export function recordSpan(options: SpanOptions, startedAt: number, error?: unknown): void {
  tracer?.record(options, startedAt, error);
}

/** The current span as W3C trace context, to be stored with work that is done later, perhaps by another process. */
export function currentTraceparent(): string | undefined {
  return tracer?.traceparent();
}

/**
 * Starts the export of traces. OpenTelemetry is only imported here, so that a server without an endpoint does not load
 * it.
 * @returns flushes pending spans and stops
 */
export async function startTracing(about: { version: string; environment: string }): Promise<() => Promise<void>> {
  const { createTracer } = await import('./open-telemetry');
  const own = createTracer(about);
  tracer = own;
  return async () => {
    if (tracer === own) tracer = undefined;
    await own.stop();
  };
}
