import type { RemoteSteering } from '@flint/shared/contracts/releases';
import { Block } from './block';
import { RampButton } from './ramp-button';
import { RampState } from './ramp-state';
import { VitalCharts } from './vital-charts';

/** How the candidate does beside the stable version, and the ramp that gives it to more users. */
export function Rollout({ steering }: { steering: RemoteSteering }) {
  const { candidate, ramp } = steering;
  return (
    <Block title="Health in browsers" action={candidate && <RampButton steering={steering} />}>
      {ramp && <RampState steering={steering} ramp={ramp} />}
      <VitalCharts steering={steering} />
    </Block>
  );
}
