import {
  changeCollection,
  createCollection,
  deleteCollection,
  listCollections,
  renameCollection,
} from '@flint/shared/contracts/collections';
import { type Route, route } from '../../platform/http/route';
import type { Collections } from './collections-service';

export interface CollectionRoutesDeps {
  readonly collections: Collections;
}

export function collectionRoutes({ collections }: CollectionRoutesDeps): Route[] {
  return [
    route(listCollections, async ({ viewer }) => ({ collections: await collections.list(viewer.user.id) })),
    route(createCollection, async ({ viewer, body, idempotencyKey }) => ({
      collection: await collections.create(viewer.user.id, body.name, body.ids ?? [], idempotencyKey),
    })),
    route(renameCollection, async ({ viewer, params, body }) => ({
      collection: await collections.rename(viewer.user.id, params.id, body.name),
    })),
    route(changeCollection, async ({ viewer, params, body }) => ({
      collection: await collections.change(viewer.user.id, params.id, body.add ?? [], body.remove ?? []),
    })),
    route(deleteCollection, async ({ viewer, params }) => {
      await collections.delete(viewer.user.id, params.id);
      return { deleted: true };
    }),
  ];
}
