import {
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapGetter,
  trace,
} from '@opentelemetry/api';
import { core, NodeSDK, resources } from '@opentelemetry/sdk-node';
import type { LiveSpan, SpanOptions, Tracer } from './tracer';

/** Time limit of the last export, in milliseconds: an unreachable collector must not delay a server's stop. */
const LAST_EXPORT_MS = 3_000;
const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

const propagator = new core.W3CTraceContextPropagator();
const getter: TextMapGetter<string> = { get: (traceparent) => traceparent, keys: () => ['traceparent'] };

/**
 * Exports spans by OTLP, configured by environment variables (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_TRACES_SAMPLER`, …).
 * Spans are created by hand: the server is bundled, so instrumentation that hooks into `require` does not work.
 */
export function createTracer({ version, environment }: { version: string; environment: string }): Tracer {
  const sdk = new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME || 'flint',
    resource: resources.resourceFromAttributes({
      'service.version': version,
      'deployment.environment.name': environment,
    }),
    // Metrics are exported by /metrics, logs by standard output.
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [],
    textMapPropagator: null,
  });
  sdk.start();
  const tracer = trace.getTracer('flint', version);

  function start({ name, attributes = {}, kind = 'internal', parent }: SpanOptions, startTime?: number): Span {
    const within = parent === undefined ? context.active() : contextOf(parent);
    return tracer.startSpan(name, { attributes, kind: KINDS[kind], ...(startTime && { startTime }) }, within);
  }

  return {
    begin: (options) => live(start(options)),
    record(options, startedAt, error) {
      if (!trace.getActiveSpan()) return;
      const span = live(start(options, startedAt));
      if (error !== undefined) span.fail(error);
      span.end();
    },
    traceparent() {
      const carrier: { traceparent?: string } = {};
      propagator.inject(context.active(), carrier, { set: (to, key, value) => Object.assign(to, { [key]: value }) });
      return carrier.traceparent;
    },
    async stop() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_EXPORT_MS).unref());
      await Promise.race([sdk.shutdown().catch(() => undefined), late]);
    },
  };
}

function contextOf(parent: string | null) {
  return parent === null ? ROOT_CONTEXT : propagator.extract(ROOT_CONTEXT, parent, getter);
}

function live(span: Span): LiveSpan {
  const within = trace.setSpan(context.active(), span);
  return {
    set: (attributes) => void span.setAttributes({ ...attributes }),
    run: (work) => context.with(within, work),
    fail(error) {
      const type = error instanceof Error ? error.name : typeof error;
      span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => span.end(),
  };
}
