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
  makeFetchTransport,
  replayIntegration,
} from '@sentry/react';
import { pageAt } from '../../registry/remotes';
import { scrubEnvelope } from './scrub-envelope';
import { withSources } from './with-sources';

/** Options of session replay; its own limits (idle times, buffer, throttle, attempts) are held by options.test.ts. */
export const REPLAY_OPTIONS = {
  maskAllText: REPLAY.maskAllText,
  maskAllInputs: true,
  blockAllMedia: REPLAY.blockAllMedia,
  flushMinDelay: REPLAY.flushMinDelay,
  flushMaxDelay: REPLAY.flushMaxDelay,
  minReplayDuration: REPLAY.minReplayDuration,
  maxReplayDuration: REPLAY.maxReplayDuration,
  maskAttributes: ['title', 'placeholder', 'aria-label', 'aria-description', 'alt', 'value', 'data-value', 'download'],
  // Compression runs in a worker made of a blob, which the page's CSP refuses.
  useCompression: false,
  // Prompts and answers are private: no bodies, no headers.
  networkCaptureBodies: false,
  networkDetailAllowUrls: [],
} satisfies Parameters<typeof replayIntegration>[0];

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
  // Taken before any integration wraps it: reports are not reported.
  const plainFetch = window.fetch.bind(window);
  return {
    dsn: monitoring?.dsn,
    enabled: isMonitored({ env: environment, dsn: monitoring?.dsn }),
    environment,
    release,
    tunnel: TUNNEL_PATH,
    transportOptions: { headers: { 'content-type': ENVELOPE_TYPE }, fetchOptions: { credentials: 'omit' } },
    transport: (options) => {
      const transport = makeFetchTransport(options, plainFetch);
      return { ...transport, send: (envelope) => transport.send(scrubEnvelope(envelope)) };
    },
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration({ disableErrorDefaults: true }),
      // Texts of pages and of the console are private.
      breadcrumbsIntegration({ dom: false, sentry: false }),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      browserTracingIntegration({
        beforeStartSpan: (span) => ({ ...span, name: pageAt(span.name)?.path ?? '/404' }),
      }),
      replayIntegration(REPLAY_OPTIONS),
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
