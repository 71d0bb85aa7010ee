import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/app-error';
import { REMOTES_PREFIX, type Releases } from './release-service';

/** Serves the files of releases under their immutable paths. */
export function registerReleaseFiles(app: FastifyInstance, releases: Releases): void {
  app.get<{ Params: { name: string; segment: string; '*': string } }>(
    `${REMOTES_PREFIX}/:name/:segment/*`,
    { schema: { hide: true } },
    (request, reply) => {
      const { name, segment, '*': file } = request.params;
      const release = releases.find(name);
      if (release?.segment !== segment || file.startsWith('.')) throw notFound('file');
      return reply
        .header('access-control-allow-origin', '*')
        .sendFile(file, release.folder, { immutable: true, maxAge: '365d' });
    },
  );
}
