export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | null;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly failed: boolean;
  readonly resource: Readonly<Record<string, unknown>>;
}

export function createOtlpCollector(options?: { port?: number }): Promise<{
  readonly name: string;
  readonly url: string;
  /** Environment that points a server at it. */
  readonly env: { readonly OTEL_EXPORTER_OTLP_ENDPOINT: string; readonly OTEL_EXPORTER_OTLP_PROTOCOL: string };
  /** All received spans. */
  spans(): readonly CollectedSpan[];
  /** Everything received, as it was sent: with events, links and messages. */
  text(): string;
  close(): Promise<void>;
}>;
