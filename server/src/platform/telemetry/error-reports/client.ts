import { BREADCRUMBS_MAX, TRACES_RATE } from '@flint/shared/contracts/monitoring/limits';
import { isNotFoundPage, NOISE } from '@flint/shared/contracts/monitoring/noise';
import { scrubReport } from '@flint/shared/contracts/monitoring/scrub';
import { SERVICE_AWAY } from '@flint/shared/contracts/monitoring/tunnel';
import {
  createStackParser,
  dedupeIntegration,
  eventFiltersIntegration,
  linkedErrorsIntegration,
  propagationContextFromHeaders,
  Scope,
  setHttpStatus,
  startInactiveSpan,
} from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import type { Answered } from './answered';
import { makeTransport } from './transport';

export interface ReportsOptions {
  readonly dsn: string;
  readonly environment: string;
  readonly release: string;
  readonly transport?: ReturnType<typeof makeTransport>;
}

/** The client of the error-reporting service in this process; it listens for nothing by itself. */
export function createClient({ dsn, environment, release, transport = makeTransport() }: ReportsOptions) {
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    release,
    transport,
    stackParser: createStackParser(nodeStackLineParser()),
    integrations: [
      eventFiltersIntegration({ disableErrorDefaults: true }),
      linkedErrorsIntegration(),
      dedupeIntegration(),
    ],
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    traceLifecycle: 'static',
    tracesSampleRate: TRACES_RATE,
    maxBreadcrumbs: BREADCRUMBS_MAX,
    ignoreErrors: [...NOISE, SERVICE_AWAY],
    sendClientReports: false,
    dataCollection: { userInfo: false, cookies: false, urlQueryParams: false, httpBodies: [], httpHeaders: false },
    beforeSend: (event) => scrubReport(event),
    beforeSendTransaction: (event) => (isNotFoundPage(event.transaction) ? null : scrubReport(event)),
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return {
    captureFault(error: unknown, tags: Record<string, string | undefined>): void {
      const about = scope.clone();
      about.setTags(tags);
      // Other thrown values may contain anything.
      const thrown = error instanceof Error ? error : new Error(`A thrown ${typeof error}`);
      about.captureException(thrown, { mechanism: { type: 'log', handled: true } });
    },
    captureRequest({ name, status, startedAt, trace }: Answered): void {
      const about = scope.clone();
      const { traceId, parentSpanId } = propagationContextFromHeaders(trace, undefined);
      about.setPropagationContext({
        traceId,
        ...(parentSpanId && { parentSpanId }),
        sampleRand: Math.random(),
      });
      const span = startInactiveSpan({
        name,
        op: 'http.server',
        startTime: startedAt,
        scope: about,
        forceTransaction: true,
        attributes: { 'http.response.status_code': status, 'sentry.source': 'route' },
      });
      setHttpStatus(span, status);
      span.end();
    },
    close: (ms: number) => client.close(ms),
  };
}
