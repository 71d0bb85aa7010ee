import type { Boot } from '@flint/shared/contracts/boot';
import {
  BREADCRUMBS_MAX,
  ENVELOPE_TYPE,
  isMonitored,
  REPLAY,
  TRACES_RATE,
  TUNNEL_PATH,
} from '@flint/shared/contracts/monitoring/limits';
import { FOREIGN_SCRIPTS, isNotFoundPage, isRedirect, NOISE } from '@flint/shared/contracts/monitoring/noise';
import {
  type BrowserOptions,
  breadcrumbsIntegration,
  browserTracingIntegration,
  dedupeIntegration,
  eventFiltersIntegration,
  httpContextIntegration,
  linkedErrorsIntegration,
} from '@sentry/react';
import { pageAt } from '../../registry/remotes';
import { makeTransport } from './transport';
import { withSources } from './with-sources';

/** Addresses that trace headers are sent to: localhost, and the product's API. */
export function traceTargets(apiUrl: string | undefined, origin: string): RegExp[] {
  const api = apiUrl && URL.canParse(apiUrl, origin) ? new URL(apiUrl, origin).origin : origin;
  return [/^https?:\/\/localhost(?::\d+)?(?:\/|$)/, new RegExp(`^${api.replace(/[.]/g, '\\.')}(?:/|$)`)];
}

/**
 * How the page reports to the error-reporting service: through the tunnel alone, with our own list of integrations. The
 * page's errors arrive by the error reporter, so none of them listens for errors.
 */
export function monitoringOptions(boot: Boot, release: string): BrowserOptions {
  const { monitoring, environment, apiUrl } = boot;
  const raw = monitoring?.raw === true;
  // Taken before any integration wraps it: reports are not reported.
  const plainFetch = window.fetch.bind(window);
  return {
    dsn: monitoring?.dsn,
    enabled: isMonitored({ env: environment, dsn: monitoring?.dsn }),
    environment,
    release,
    tunnel: TUNNEL_PATH,
    transportOptions: { headers: { 'content-type': ENVELOPE_TYPE }, fetchOptions: { credentials: 'omit' } },
    transport: makeTransport(plainFetch, raw),
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration({ disableErrorDefaults: true }),
      // Texts of pages and of the console are private.
      breadcrumbsIntegration({ dom: raw, console: raw, sentry: false }),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      browserTracingIntegration({
        beforeStartSpan: (span) => ({ ...span, name: pageAt(span.name)?.path ?? '/404' }),
      }),
    ],
    traceLifecycle: 'static',
    tracesSampleRate: TRACES_RATE,
    replaysSessionSampleRate: REPLAY.sessionRate,
    replaysOnErrorSampleRate: REPLAY.onErrorRate,
    maxBreadcrumbs: BREADCRUMBS_MAX,
    tracePropagationTargets: traceTargets(apiUrl, window.location.origin),
    ignoreErrors: [...NOISE],
    denyUrls: [...FOREIGN_SCRIPTS],
    enhanceFetchErrorMessages: false,
    dataCollection: { userInfo: false, cookies: false, urlQueryParams: false, httpBodies: [] },
    sendClientReports: false,
    beforeSend: (event, { originalException }) => (isRedirect(originalException) ? null : withSources(event)),
    beforeSendTransaction: (event) => (isNotFoundPage(event.transaction) ? null : event),
  };
}
