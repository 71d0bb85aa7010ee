import { reportBrowserErrors } from '@flint/shared/contracts/browser-errors';
import { releaseRevision, reportRelease } from '@flint/shared/contracts/releases';
import { type Route, route } from '../../platform/http/route';
import type { BrowserErrors } from './browser-errors/browser-errors';
import type { HealthService } from './health';
import type { Releases } from './releases';

/** Release plan, health and error reports of pages; all else is in the control plane. */
export function releaseRoutes(deps: {
  releases: Releases;
  health: HealthService;
  browserErrors: BrowserErrors;
}): Route[] {
  const { releases, health, browserErrors } = deps;
  return [
    route(releaseRevision, async () => ({ revision: releases.revision() })),
    route(reportRelease, async ({ body, maybeViewer, ip }) => {
      const user = maybeViewer?.user ?? null;
      await health.record(body, user, user?.id ?? ip);
      return { success: true };
    }),
    route(reportBrowserErrors, async ({ body, ip }) => {
      return { success: true, accepted: await browserErrors.record(body.errors, ip) };
    }),
  ];
}
