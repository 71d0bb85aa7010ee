import { reportBrowserErrors } from '@flint/shared/contracts/browser-errors';
import { releaseRevision, reportRelease } from '@flint/shared/contracts/releases';
import { reportVitals } from '@flint/shared/contracts/vitals';
import { type Route, route } from '../../platform/http/route';
import type { BrowserErrors } from './browser-errors/browser-errors';
import type { HealthService } from './health';
import type { Releases } from './releases';
import type { Vitals } from './vitals/vitals';

/** Release plan, health and error reports of pages; all else is in the control plane. */
export function releaseRoutes(deps: {
  releases: Releases;
  health: HealthService;
  browserErrors: BrowserErrors;
  vitals: Vitals;
}): Route[] {
  const { releases, health, browserErrors, vitals } = deps;
  return [
    route(releaseRevision, async () => ({ revision: releases.revision() })),
    route(reportRelease, async ({ body, maybeViewer, ip }) => {
      const user = maybeViewer?.user ?? null;
      await health.record(body, user, user?.id ?? ip);
      return { success: true };
    }),
    route(reportVitals, async ({ body, viewer }) => {
      await vitals.record(body.reports, viewer.user);
      return { success: true };
    }),
    route(reportBrowserErrors, async ({ body, ip }) => {
      return { success: true, accepted: await browserErrors.record(body.errors, ip) };
    }),
  ];
}
