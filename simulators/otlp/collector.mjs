import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';

const BODY_MAX = 20_000_000;

/**
 * OpenTelemetry collector on loopback: receives traces by OTLP over HTTP as JSON and stores every span.
 * @param {{ port?: number }} [options]
 */
export async function createOtlpCollector({ port = 0 } = {}) {
  /** @type {import('./collector.d.mts').CollectedSpan[]} */
  const spans = [];
  /** @type {string[]} */
  const bodies = [];
  const app = Fastify({ forceCloseConnections: true, bodyLimit: BODY_MAX });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = /** @type {Buffer} */ (body);
    const plain = request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
    bodies.push(plain.toString());
    done(null, JSON.parse(plain.toString()));
  });
  app.post('/v1/traces', async (request) => {
    for (const { resource, scopeSpans } of /** @type {any} */ (request.body).resourceSpans ?? []) {
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

/** @param {any} span @param {Record<string, unknown>} resource */
function toSpan({ traceId, spanId, parentSpanId, name, kind, attributes, status }, resource) {
  const failed = status?.code === 2;
  return {
    traceId,
    spanId,
    parentSpanId: parentSpanId || null,
    name,
    kind,
    attributes: toObject(attributes),
    failed,
    resource,
  };
}

/** @param {{ key: string, value: Record<string, unknown> }[]} attributes */
function toObject(attributes = []) {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
