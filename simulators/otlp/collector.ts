import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyRequest } from 'fastify';

const BODY_MAX = 20_000_000;

export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | null;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly failed: boolean;
  readonly resource: Readonly<Record<string, unknown>>;
}

/** An attribute as OTLP writes it: its value under the name of its type. */
interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes?: Attribute[];
  status?: { code?: number };
}

/** What an exporter sends, as far as it is kept. */
interface Traces {
  resourceSpans?: { resource?: { attributes?: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

interface OtlpCollector {
  readonly name: string;
  readonly url: string;
  /** Environment that points a server at it. */
  readonly env: { readonly OTEL_EXPORTER_OTLP_ENDPOINT: string; readonly OTEL_EXPORTER_OTLP_PROTOCOL: string };
  /** All received spans. */
  spans(): readonly CollectedSpan[];
  /** Everything received, as it was sent: with events, links and messages. */
  text(): string;
  close(): Promise<void>;
}

/**
 * Starts an OpenTelemetry collector on a loopback port: it receives traces by OTLP over HTTP as JSON and stores every
 * span.
 * @param options `port` 0, the default, takes a free one
 */
export async function createOtlpCollector({ port = 0 } = {}): Promise<OtlpCollector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const app = Fastify({ forceCloseConnections: true, bodyLimit: BODY_MAX });
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const plain = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
      bodies.push(plain);
      return JSON.parse(plain);
    },
  );
  app.post<{ Body: Traces }>('/v1/traces', async ({ body: { resourceSpans = [] } }) => {
    for (const { resource, scopeSpans } of resourceSpans) {
      const about = toObject(resource?.attributes);
      for (const { spans: sent } of scopeSpans) for (const span of sent) spans.push(toSpan(span, about));
    }
    return { partialSuccess: {} };
  });
  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    name: 'otlp',
    url,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' },
    spans: () => spans,
    text: () => bodies.join('\n'),
    close: () => app.close(),
  };
}

function toSpan(span: SentSpan, resource: CollectedSpan['resource']): CollectedSpan {
  const { traceId, spanId, parentSpanId, name, kind, attributes, status } = span;
  return {
    ...{ traceId, spanId, name, kind, resource },
    parentSpanId: parentSpanId || null,
    attributes: toObject(attributes),
    failed: status?.code === 2,
  };
}

function toObject(attributes: readonly Attribute[] = []): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
