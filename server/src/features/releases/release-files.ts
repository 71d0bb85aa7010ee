import type { Environment } from '@flint/shared/contracts/boot';
import { REMOTE_NAMES } from '@flint/shared/contracts/remotes';
import type { FastifyInstance } from 'fastify';
import { acceptsBrotli } from '../../platform/http/accepts-brotli';
import { notFound } from '../../platform/http/app-error';
import { MissingObject, type Storage } from '../../platform/storage/storage';
import type { Bundled } from './bundled-releases';
import { typeOf } from './file-types';
import { storageKey } from './known-release';
import { REMOTES_PREFIX } from './release-manifest';
import type { Releases } from './releases';

interface ReleaseFilesDeps {
  readonly releases: Releases;
  readonly bundled: Bundled;
  readonly storage: Storage;
  /** Only releases of this environment are served. */
  readonly environment: Environment;
}

const YEAR_SECONDS = 31_536_000;

/** Serves the files of releases under immutable paths: those built beside the server, and those released separately. */
export function registerReleaseFiles(
  app: FastifyInstance,
  { releases, bundled, storage, environment }: ReleaseFilesDeps,
): void {
  app.get<{ Params: { name: string; segment: string; '*': string } }>(
    `${REMOTES_PREFIX}/:name/:segment/*`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { name, segment, '*': path } = request.params;
      const remote = REMOTE_NAMES.find((each) => each === name);
      const type = typeOf(path);
      if (!remote || !type || path.startsWith('.')) throw notFound('file');
      reply.header('access-control-allow-origin', '*');

      const own = bundled.get(remote)?.source;
      if (own?.kind === 'folder' && own.segment === segment)
        return reply.sendFile(path, own.folder, { immutable: true, maxAge: '365d' });

      const source = releases.find(environment, remote, segment)?.source;
      const files = source?.kind === 'storage' ? source.files : releases.previewFiles(environment, remote, segment);
      const has = (wanted: string) => files.some((file) => file.path === wanted);
      if (!has(path)) throw notFound('file');
      const packed = has(`${path}.br`) && acceptsBrotli(request.headers['accept-encoding']);
      const bytes = await storage
        .read(storageKey(remote, segment, packed ? `${path}.br` : path))
        .catch((error: unknown) => Promise.reject(error instanceof MissingObject ? notFound('file') : error));
      if (packed) reply.header('content-encoding', 'br');
      return reply
        .header('vary', 'accept-encoding')
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .type(type)
        .send(Buffer.from(bytes));
    },
  );
}
