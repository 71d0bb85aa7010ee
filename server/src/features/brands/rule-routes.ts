import { decideBrandRule, learnFromEdits, listBrandRules } from '@flint/shared/contracts/brand-rules';
import { type Route, route } from '../../platform/http/route';
import type { BrandRules } from './rules-service';

export interface RuleRoutesDeps {
  readonly brandRules: BrandRules;
}

/** Routes of the rules learned from edits. */
export function ruleRoutes({ brandRules }: RuleRoutesDeps): Route[] {
  return [
    route(learnFromEdits, ({ viewer, params, body }) => brandRules.learn(viewer.user.id, params.id, body.edits)),
    route(listBrandRules, async ({ viewer, params }) => ({
      rules: await brandRules.list(viewer.user.id, params.id),
    })),
    route(decideBrandRule, async ({ viewer, params, body }) => ({
      rules: await brandRules.decide(viewer.user.id, params.id, params.ruleId, body.status),
    })),
  ];
}
