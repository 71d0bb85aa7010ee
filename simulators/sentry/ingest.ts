import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyRequest } from 'fastify';
import { takeBytes, toForm } from '../lib/bodies';
import { type EnvelopeItem, parseEnvelope } from './parse-envelope';

const BODY_MAX = 50_000_000;
const KEY = 'publickey';
const PROJECT = '42';
const TOKEN = 'upload-token';

/** A bundle of source maps, as it was assembled. */
export interface Bundle {
  readonly org: string;
  readonly projects: readonly string[];
  readonly version: string;
  readonly bytes: Buffer;
}

/** The order to assemble a bundle from chunks. */
interface Assembly {
  checksum: string;
  chunks: string[];
  projects: string[];
  version: string;
}

interface SentryIngest {
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
  headers(): readonly IncomingHttpHeaders[];
  /** Requests of which the first line and headers have arrived. */
  begun(): number;
  bundles(): readonly Bundle[];
  /** Refuses further envelopes with this status, and takes them again with 200. */
  answerWith(status: number): void;
  /** Closes the connections of the next requests, so many (infinity: of all), without an answer. */
  closeConnections(count: number): void;
  close(): Promise<void>;
}

const sha1 = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex');

/**
 * Starts an error-reporting service on a loopback port: it takes envelopes for one project and keeps every item, and
 * takes bundles of source maps by the API for chunks.
 * @param options `port` 0, the default, takes a free one
 */
export async function createSentryIngest({ port = 0 } = {}): Promise<SentryIngest> {
  const items: EnvelopeItem[] = [];
  const texts: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const bundles: Bundle[] = [];
  const chunks = new Map<string, Buffer>();
  let status = 200;
  let begun = 0;
  let closing = 0;

  const app = Fastify({ forceCloseConnections: true, bodyLimit: BODY_MAX });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, takeBytes);

  app.addHook('onRequest', async (request, reply) => {
    begun++;
    if (closing === 0) return;
    closing--;
    reply.hijack();
    request.raw.socket.destroy();
  });
  app.post<{ Body: Buffer; Querystring: { sentry_key?: string } }>(
    `/api/${PROJECT}/envelope/`,
    async (request, reply) => {
      if (request.query.sentry_key !== KEY) return reply.code(403).send({ detail: 'unknown key' });
      if (status !== 200) return reply.code(status).header('retry-after', '7').send({});
      const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(request.body) : request.body;
      texts.push(body.toString('utf8'));
      headers.push(request.headers);
      items.push(...parseEnvelope(body));
      return { id: 'taken' };
    },
  );

  const authorized = ({ headers: { authorization } }: Pick<FastifyRequest, 'headers'>) =>
    authorization === `Bearer ${TOKEN}`;
  app.get('/api/0/organizations/:org/chunk-upload/', async (request, reply) => {
    if (!authorized(request)) return reply.code(401).send({ detail: 'Invalid token' });
    return {
      url: `${url}/chunks/`,
      chunkSize: 65_536,
      chunksPerRequest: 4,
      hashAlgorithm: 'sha1',
      accept: ['artifact_bundles_v2'],
    };
  });
  app.post<{ Body: Buffer }>('/chunks/', async (request, reply) => {
    if (!authorized(request)) return reply.code(401).send({ detail: 'Invalid token' });
    const form = await toForm(request.body, request.headers);
    for (const file of form.getAll('file')) {
      if (typeof file === 'string') continue;
      const bytes = Buffer.from(await file.arrayBuffer());
      if (sha1(bytes) !== file.name) return reply.code(400).send({ detail: 'wrong hash' });
      chunks.set(sha1(bytes), bytes);
    }
    return {};
  });
  app.post<{ Body: Buffer; Params: { org: string } }>(
    '/api/0/organizations/:org/artifactbundle/assemble/',
    async (request, reply) => {
      if (!authorized(request)) return reply.code(401).send({ detail: 'Invalid token' });
      const asked: Assembly = JSON.parse(request.body.toString());
      const missingChunks = asked.chunks.filter((hash) => !chunks.has(hash));
      if (missingChunks.length > 0) return { state: 'not_found', missingChunks };
      const bytes = Buffer.concat(asked.chunks.flatMap((hash) => chunks.get(hash) ?? []));
      if (sha1(bytes) !== asked.checksum) return { state: 'error', detail: 'wrong checksum', missingChunks };
      bundles.push({ org: request.params.org, projects: asked.projects, version: asked.version, bytes });
      return { state: 'ok', missingChunks };
    },
  );

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
    answerWith(next) {
      status = next;
    },
    closeConnections(count) {
      closing = count;
    },
    close: () => app.close(),
  };
}
