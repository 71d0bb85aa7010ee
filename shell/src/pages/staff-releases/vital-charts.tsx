import { fetchVitals } from '@flint/shared/api/releases';
import type { RemoteSteering } from '@flint/shared/contracts/releases';
import { CHARTED, type Charted, type VitalSeries } from '@flint/shared/contracts/vitals';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { formatNumber } from '@flint/shared/ui/format-number';
import { Table } from '@flint/shared/ui/table';
import text from '@flint/shared/ui/text.module.css';
import { FailureNote } from '../form/failure-note';
import { Sparkline } from './sparkline';
import styles from './vital-charts.module.css';

const NAMES: Record<Charted, string> = {
  loads: 'Loads',
  failures: 'Failed loads',
  inp: 'INP, p75',
  api: 'API calls, p95',
  'api-failures': 'Failed API calls',
  lcp: 'LCP, p75',
  cls: 'CLS, p75',
};

const vitalsOf = ({ environment, remote, candidate, stable }: RemoteSteering): Resource<VitalSeries[]> => ({
  key: `vitals ${environment} ${remote} ${candidate?.version} ${stable?.version}`,
  read: ({ signal }) => fetchVitals({ environment, remote }, signal),
});

/** Measurements of the last hour, of the candidate beside the stable version, each as a sparkline and a figure. */
export function VitalCharts({ steering }: { steering: RemoteSteering }) {
  const { data, error } = useResource(vitalsOf(steering));
  const { candidate, stable } = steering;
  const versions = [...new Set([candidate?.version, stable?.version])].filter((version) => version !== undefined);
  if (error !== null) return <FailureNote error={error} title="The measurements could not be read." />;
  if (!data || versions.length === 0) return null;
  const of = (charted: Charted) =>
    versions.map((version) => data.find((each) => each.version === version && each.charted === charted));
  const highestOf = (charted: Charted) =>
    Math.max(0, ...of(charted).flatMap((series) => series?.points.map((point) => point ?? 0) ?? []));
  const columns = versions.map((version, at) => ({
    key: version,
    head: `${version} (${version === candidate?.version ? 'candidate' : 'stable'})`,
    cell: (charted: Charted) => (
      <span className={styles.cell}>
        <Sparkline points={of(charted)[at]?.points ?? []} highest={highestOf(charted)} />
        <span className={text.num}>{inWords(charted, of(charted)[at]?.total ?? null)}</span>
      </span>
    ),
  }));
  return (
    <>
      <Table
        label={`Measurements of ${steering.remote}`}
        columns={[{ key: 'charted', head: 'Last hour', cell: (charted: Charted) => NAMES[charted] }, ...columns]}
        rows={CHARTED}
        rowKey={(charted) => charted}
      />
      <p className={text.small}>In steps of five minutes. Pages and calls are measured of signed-in users only.</p>
    </>
  );
}

function inWords(charted: Charted, value: number | null): string {
  if (value === null) return 'none';
  if (charted === 'loads') return formatNumber(value);
  if (charted === 'failures' || charted === 'api-failures') return `${value.toFixed(1)}%`;
  return charted === 'cls' ? (value / 1_000).toFixed(3) : `${formatNumber(Math.round(value))} ms`;
}
