import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { parseEnvelope } from './parse-envelope.mjs';

const BODY_MAX = 50_000_000;
const KEY = 'publickey';
const PROJECT = '42';
const TOKEN = 'upload-token';

/**
 * Error-reporting service on loopback: takes envelopes for one project and keeps every item, and takes bundles of source
 * maps by the API for chunks.
 * @param {{ port?: number }} [options]
 */
export async function createSentryIngest({ port = 0 } = {}) {
  /** @type {import('./ingest.d.mts').EnvelopeItem[]} */
  const items = [];
  /** @type {string[]} */
  const texts = [];
  /** @type {Record<string, string | string[] | undefined>[]} */
  const headers = [];
  /** @type {import('./ingest.d.mts').Bundle[]} */
  const bundles = [];
  /** @type {Map<string, Buffer>} */
  const chunks = new Map();
  let status = 200;
  let begun = 0;
  let closing = 0;

  const app = Fastify({ forceCloseConnections: true, bodyLimit: BODY_MAX });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.addHook('onRequest', async (request, reply) => {
    begun++;
    if (closing === 0) return;
    closing--;
    reply.hijack();
    request.raw.socket.destroy();
  });
  app.post(`/api/${PROJECT}/envelope/`, async (request, reply) => {
    const { sentry_key: key } = /** @type {Record<string, string>} */ (request.query);
    if (key !== KEY) return reply.code(403).send({ detail: 'unknown key' });
    if (status !== 200) return reply.code(status).header('retry-after', '7').send({});
    const sent = /** @type {Buffer} */ (request.body);
    const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
    texts.push(body.toString('utf8'));
    headers.push(request.headers);
    items.push(...parseEnvelope(body));
    return { id: 'taken' };
  });

  const authorized = (/** @type {import('fastify').FastifyRequest} */ request) =>
    request.headers.authorization === `Bearer ${TOKEN}`;
  app.get('/api/0/organizations/:org/chunk-upload/', async (request, reply) => {
    if (!authorized(request)) return reply.code(401).send({ detail: 'Invalid token' });
    const address = `${url}/chunks/`;
    return {
      url: address,
      chunkSize: 65_536,
      chunksPerRequest: 4,
      hashAlgorithm: 'sha1',
      accept: ['artifact_bundles_v2'],
    };
  });
  app.post('/chunks/', async (request, reply) => {
    if (!authorized(request)) return reply.code(401).send({ detail: 'Invalid token' });
    const type = String(request.headers['content-type']);
    const form = await new Response(/** @type {Buffer} */ (request.body), {
      headers: { 'content-type': type },
    }).formData();
    for (const file of form.getAll('file')) {
      const bytes = Buffer.from(await /** @type {File} */ (file).arrayBuffer());
      if (sha1(bytes) !== /** @type {File} */ (file).name) return reply.code(400).send({ detail: 'wrong hash' });
      chunks.set(sha1(bytes), bytes);
    }
    return {};
  });
  app.post('/api/0/organizations/:org/artifactbundle/assemble/', async (request, reply) => {
    if (!authorized(request)) return reply.code(401).send({ detail: 'Invalid token' });
    const asked = JSON.parse(/** @type {Buffer} */ (request.body).toString());
    const missingChunks = asked.chunks.filter((/** @type {string} */ hash) => !chunks.has(hash));
    if (missingChunks.length > 0) return { state: 'not_found', missingChunks };
    const bytes = Buffer.concat(asked.chunks.map((/** @type {string} */ hash) => chunks.get(hash)));
    if (sha1(bytes) !== asked.checksum) return { state: 'error', detail: 'wrong checksum', missingChunks };
    bundles.push({
      org: /** @type {{ org: string }} */ (request.params).org,
      projects: asked.projects,
      version: asked.version,
      bytes,
    });
    return { state: 'ok', missingChunks };
  });

  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    name: 'sentry',
    url,
    dsn: `${url.replace('://', `://${KEY}@`)}/${PROJECT}`,
    token: TOKEN,
    items: () => items,
    text: () => texts.join('\n'),
    headers: () => headers,
    begun: () => begun,
    bundles: () => bundles,
    answerWith(/** @type {number} */ next) {
      status = next;
    },
    closeConnections(/** @type {number} */ count) {
      closing = count;
    },
    close: () => app.close(),
  };
}

/** @param {Buffer} bytes */
const sha1 = (bytes) => createHash('sha1').update(bytes).digest('hex');
