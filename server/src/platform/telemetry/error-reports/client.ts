import { BREADCRUMBS_MAX, TRACES_RATE } from '@flint/shared/contracts/monitoring/limits';
import { isNotFoundPage, NOISE } from '@flint/shared/contracts/monitoring/noise';
import { scrubReport } from '@flint/shared/contracts/monitoring/scrub';
import { SERVICE_AWAY } from '@flint/shared/contracts/monitoring/tunnel';
import { propagationContextFromHeaders } from '@sentry/core';
import {
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  linkedErrorsIntegration,
  NodeClient,
  type NodeOptions,
  onUncaughtExceptionIntegration,
  onUnhandledRejectionIntegration,
  Scope,
  setCurrentClient,
  setHttpStatus,
  startInactiveSpan,
} from '@sentry/node';
import type { Answered } from './answered';
import { noteServerReport } from './recent';
import { makeTransport } from './transport';

export interface ReportsOptions {
  readonly dsn: string;
  readonly environment: string;
  readonly release: string;
  /** Reports leave without redaction, to show that a test's secrets would arrive: refused but on loopback. */
  readonly raw?: boolean;
  readonly transport?: ReturnType<typeof makeTransport>;
}

/** Counts what it sends and drops, for the page of staff. */
class CountingClient extends NodeClient {
  override recordDroppedEvent(...about: Parameters<NodeClient['recordDroppedEvent']>): void {
    noteServerReport(about[0]);
    super.recordDroppedEvent(...about);
  }
}

/** Texts of reports as they are, or redacted. */
const scrubOr =
  (raw: boolean) =>
  <T>(report: T): T =>
    raw ? report : scrubReport(report);

/**
 * The client of the error-reporting service in this process. It listens for what would end the process, and ends it as
 * Node.js does, once the report is sent. Beside our own OpenTelemetry only the client is used: `init` would replace its
 * context and patch modules.
 */
export function createClient({ dsn, environment, release, raw = false, transport = makeTransport() }: ReportsOptions) {
  const scrub = scrubOr(raw);
  const options = {
    dsn,
    environment,
    release,
    transport,
    stackParser: defaultStackParser,
    integrations: [
      eventFiltersIntegration({ disableErrorDefaults: true }),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      onUncaughtExceptionIntegration(),
      // Ends the process, as it does without a service.
      onUnhandledRejectionIntegration({ mode: 'strict' }),
    ],
    skipOpenTelemetrySetup: true,
    includeServerName: false,
    traceLifecycle: 'static',
    tracesSampleRate: TRACES_RATE,
    maxBreadcrumbs: BREADCRUMBS_MAX,
    ignoreErrors: [...NOISE, SERVICE_AWAY],
    sendClientReports: false,
    dataCollection: { userInfo: false, cookies: false, urlQueryParams: false, httpBodies: [], httpHeaders: false },
    beforeSend: (event) => scrub(event),
    beforeSendTransaction: (event) => (isNotFoundPage(event.transaction) ? null : scrub(event)),
  } satisfies NodeOptions & Record<string, unknown>;
  const client = new CountingClient(options);
  const scope = new Scope();
  scope.setClient(client);
  setCurrentClient(client);
  client.on('afterSendEvent', (_event, { statusCode = 0 }) => statusCode < 300 && noteServerReport('sent'));
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
