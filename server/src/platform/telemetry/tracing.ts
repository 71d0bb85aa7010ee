import type { LiveSpan, SpanOptions, Tracer } from './tracer';

const NO_SPAN: LiveSpan = { set() {}, run: (work) => work(), fail() {}, end() {} };

let tracer: Tracer | undefined;

export function isTracing(): boolean {
  return tracer !== undefined;
}

/** Begins a span that its caller ends; one that does nothing where traces are not exported. */
export function beginSpan(options: SpanOptions): LiveSpan {
  return tracer?.begin(options) ?? NO_SPAN;
}

/** Does work as a span: ended with it, and marked failed when it throws. */
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

/** Records what took from `startedAt` (milliseconds since 1970) until now. */
export function recordSpan(options: SpanOptions, startedAt: number, error?: unknown): void {
  tracer?.record(options, startedAt, error);
}

/** The present span, to be stored with work that is done later, perhaps by another process. */
export function currentTraceparent(): string | undefined {
  return tracer?.traceparent();
}

/**
 * Exports traces from now on. OpenTelemetry is loaded here and nowhere else, so a server without an endpoint has none of
 * it.
 * @returns sends what is left and ends
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
