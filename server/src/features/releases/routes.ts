import { releaseRevision, reportRelease } from '@flint/shared/contracts/releases';
import { type Route, route } from '../../platform/http/route';
import type { HealthService } from './health';
import type { Releases } from './releases';

/** What every page asks and says of releases; the rest is the control plane's. */
export function releaseRoutes({ releases, health }: { releases: Releases; health: HealthService }): Route[] {
  return [
    route(releaseRevision, async () => ({ revision: releases.revision() })),
    route(reportRelease, async ({ body, maybeViewer, ip }) => {
      const user = maybeViewer?.user ?? null;
      await health.record(body, user, user?.id ?? ip);
      return { success: true };
    }),
  ];
}
