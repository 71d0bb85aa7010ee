import type { EndedCall } from '@flint/shared/api/observe-calls';
import {
  SAMPLES_PER_VERSION,
  VERSIONS_PER_BEACON,
  type Vital,
  type VitalSample,
  type VitalsReport,
} from '@flint/shared/contracts/vitals';
import type { Mounted } from './mounted';

/** Sampling: durations of one call, or of long tasks, in one beacon; further ones are dropped. */
const DURATIONS = 3;
const COUNT_MAX = 1_000;

/** Measurements that wait for the next beacon, within the bounds of its schema. */
export interface Samples {
  add(mounted: Mounted | undefined, vital: Vital, value: number): void;
  addCall(mounted: Mounted | undefined, ended: EndedCall): void;
  /** Empties it. */
  take(): VitalsReport[];
}

export function createSamples(): Samples {
  let reports = new Map<string, VitalsReport>();

  function samplesOf({ name: remote, version }: Mounted): VitalSample[] | undefined {
    const key = `${remote}/${version}`;
    const known = reports.get(key);
    if (!known && reports.size >= VERSIONS_PER_BEACON) return undefined;
    const report = known ?? { remote, version, samples: [] };
    reports.set(key, report);
    return report.samples;
  }

  function push(mounted: Mounted | undefined, sample: Omit<VitalSample, 'count'>, most: number): void {
    const samples = mounted && samplesOf(mounted);
    if (!samples || samples.length >= SAMPLES_PER_VERSION) return;
    const alike = samples.filter(({ vital, call }) => vital === sample.vital && call === sample.call);
    if (alike.length < most) samples.push({ ...sample, value: Math.round(sample.value), count: 1 });
  }

  function count(mounted: Mounted | undefined, vital: Vital, call: string): void {
    const samples = mounted && samplesOf(mounted);
    const known = samples?.find((sample) => sample.vital === vital && sample.call === call);
    if (known) known.count = Math.min(COUNT_MAX, known.count + 1);
    else push(mounted, { vital, call, value: 0 }, 1);
  }

  return {
    add: (mounted, vital, value) => push(mounted, { vital, value }, DURATIONS),
    addCall(mounted, { call, status, ms }) {
      count(mounted, outcomeOf(status), call);
      if (status > 0) push(mounted, { vital: 'api', call, value: ms }, DURATIONS);
    },
    take() {
      const taken = [...reports.values()].filter(({ samples }) => samples.length > 0);
      reports = new Map();
      return taken;
    },
  };
}

function outcomeOf(status: number): Vital {
  if (status === 0 || status >= 500) return 'api-failed';
  return status >= 400 ? 'api-refused' : 'api-answered';
}
