import {
  createBrandProfile,
  deleteBrandProfile,
  listBrandProfiles,
  patchBrandProfile,
  readBrandProfile,
  readLogoColours,
  restoreBrandProfile,
  updateBrandProfile,
} from '@flint/shared/contracts/brands';
import { type Context, type Route, route, type Viewer } from '../../platform/http/route';
import type { Brands } from './brands-service';
import { type RuleRoutesDeps, ruleRoutes } from './rule-routes';

interface BrandRoutesDeps extends RuleRoutesDeps {
  readonly brands: Brands;
  actingUser(viewer: Viewer, requested: string | undefined, action: string): Promise<string>;
}

/** Brand profiles of the caller, or of the user that staff names. */
export function brandRoutes({ brands, actingUser, ...rules }: BrandRoutesDeps): Route[] {
  const update = async ({ viewer, params, body, request }: Context<typeof updateBrandProfile>) => {
    const { userId: requested, ...fields } = body;
    const userId = await actingUser(viewer, requested, 'brands.change');
    return brands.update(userId, params.id, fields, expectedIn(request.headers['if-match']));
  };
  return [
    route(listBrandProfiles, async ({ viewer, query }) => {
      const userId = await actingUser(viewer, query.userId, 'brands.read');
      return { brandProfiles: await brands.list(userId, { archived: query.includeArchived === 'true' }) };
    }),
    route(createBrandProfile, async ({ viewer, body, idempotencyKey }) => {
      const { userId: requested, ...fields } = body;
      return brands.create(await actingUser(viewer, requested, 'brands.change'), fields, idempotencyKey);
    }),
    route(readBrandProfile, async ({ viewer, params, query }) =>
      brands.read(await actingUser(viewer, query.userId, 'brands.read'), params.id),
    ),
    route(updateBrandProfile, update),
    route(patchBrandProfile, update),
    route(restoreBrandProfile, async ({ viewer, params, query, body }) =>
      brands.restore(await actingUser(viewer, body.userId ?? query.userId, 'brands.change'), params.id),
    ),
    route(deleteBrandProfile, async ({ viewer, params, query }) => {
      const userId = await actingUser(viewer, query.userId, 'brands.change');
      await (query.permanent === 'true' ? brands.remove(userId, params.id) : brands.archive(userId, params.id));
      return { success: true };
    }),
    route(readLogoColours, ({ viewer, body }) => brands.logoColours(viewer.user.id, body.logoUploadId)),
    ...ruleRoutes(rules),
  ];
}

/** Optimistic locking: the `updatedAt` that the caller read, as an entity tag; undefined for none, and for any. */
function expectedIn(header: string | undefined): string | undefined {
  const [, tag] = /^\s*(?:W\/)?"?([^"]*?)"?\s*$/.exec(header ?? '') ?? [];
  return tag && tag !== '*' ? tag : undefined;
}
