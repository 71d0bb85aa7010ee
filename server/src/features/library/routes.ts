import {
  addPhoto,
  archiveItems,
  DOWNLOAD_QUALITY_DEFAULT,
  deleteItems,
  downloadArchive,
  downloadItem,
  favouriteItems,
  libraryFacets,
  libraryItem,
  listLibrary,
  restoreItems,
} from '@flint/shared/contracts/library';
import type { FastifyReply } from 'fastify';
import { listLimit } from '../../platform/http/list-limit';
import { type Route, route } from '../../platform/http/route';
import { attachment } from './attachment';
import { type CollectionRoutesDeps, collectionRoutes } from './collection-routes';
import type { Downloads } from './downloads';
import type { Library } from './library-service';
import type { Photos } from './photos-service';

/** A client that accepts no data for this long, in ms, is treated as disconnected. */
const STALLED_MS = 120_000;

/** A signal that aborts when the client disconnects or stalls. */
function untilGone({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => left.abort());
  return left.signal;
}

const asFile = (reply: FastifyReply, name: string, contentType: string) =>
  reply
    .header('content-disposition', attachment(name))
    .header('cache-control', 'private, no-store')
    .header('content-type', contentType);

export function libraryRoutes(
  deps: { library: Library; photos: Photos; downloads: Downloads } & CollectionRoutesDeps,
): Route[] {
  const { library, photos, downloads } = deps;
  return [
    route(listLibrary, ({ viewer, query }) => library.list(viewer.user.id, query)),
    route(libraryFacets, ({ viewer }) => library.facets(viewer.user.id)),
    route(libraryItem, async ({ viewer, params }) => ({ item: await library.item(viewer.user.id, params.id) })),
    route(addPhoto, ({ viewer, body }) => photos.add(viewer.user.id, body.uploadId)),
    route(favouriteItems, async ({ viewer, body }) => ({
      changed: await library.favourite(viewer.user.id, body.ids, body.favourite),
    })),
    route(deleteItems, async ({ viewer, body }) => ({ deleted: await library.delete(viewer.user.id, body.ids) })),
    route(restoreItems, async ({ viewer, body }) => ({ restored: await library.restore(viewer.user.id, body.ids) })),
    route(downloadItem, async ({ viewer, params, query, reply }) => {
      const quality = query.quality === undefined ? undefined : listLimit(query.quality, DOWNLOAD_QUALITY_DEFAULT, 100);
      const wanted = { format: query.format, quality };
      const file = await downloads.file(viewer.user.id, params.id, wanted, untilGone(reply));
      return asFile(reply, file.name, file.contentType).send(file.content);
    }),
    route(archiveItems, async ({ viewer, body }) => {
      const { token, count } = await downloads.prepare(viewer.user.id, body.ids, body.format);
      return { url: downloadArchive.path.replace('{token}', token), count };
    }),
    route(downloadArchive, async ({ params, reply }) => {
      const { name, stream } = await downloads.archive(params.token, untilGone(reply));
      reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy());
      return asFile(reply, name, 'application/zip').send(stream);
    }),
    ...collectionRoutes(deps),
  ];
}
