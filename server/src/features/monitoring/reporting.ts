import type { Reporting } from '@flint/shared/contracts/monitoring/reporting';
import type { Config } from '../../config';
import { recentReports } from '../../platform/telemetry/error-reports/recent';

const LABELS = { googleAnalytics: 'Google Analytics', meta: 'Meta pixel' } as const;

/** What is on, where it goes, and what became of the latest reports. */
export function describeReporting({
  environment,
  monitoring,
  pixels = {},
}: Pick<Config, 'environment' | 'monitoring' | 'pixels'>): Reporting {
  const named = Object.entries(LABELS).filter(([service]) => pixels[service as keyof typeof LABELS]);
  return {
    environment,
    service: monitoring ? { ...partsOf(monitoring.dsn), redacted: !monitoring.raw } : null,
    pixels: named.map(([, label]) => label),
    recent: recentReports(),
  };
}

/** A DSN without its key. */
function partsOf(dsn: string): { host: string; project: string } {
  const { host, pathname } = new URL(dsn);
  return { host, project: pathname.split('/').at(-1) ?? '' };
}
