import { RAMP_LOADS, type Ramp, type RemoteSteering } from '@flint/shared/contracts/releases';
import { formatMoment } from '@flint/shared/ui/format-time';
import { Note } from '@flint/shared/ui/note';
import { ActButton } from './act-button';
import { pauseRamp } from './acts';

/** A ramp: its steps, the next one and when, and the switch that pauses it. */
export function RampState({ steering, ramp }: { steering: RemoteSteering; ramp: Ramp }) {
  const { remote, environment, rollout } = steering;
  const { steps, next, nextAt, paused, loads } = ramp;
  const verb = paused ? 'Continue' : 'Pause';
  const waits =
    loads < RAMP_LOADS ? `, once ${RAMP_LOADS} loads are counted since the last step (${loads} so far)` : '';
  return (
    <Note
      title={`Ramp ${steps.join(' → ')}%: ${rollout}% now`}
      action={
        <ActButton
          size="sm"
          variant="line"
          question={{
            title: `${verb} the ramp of ${remote} in ${environment}?`,
            description: paused ? 'The time to the next step begins anew.' : 'Whoever has the candidate keeps it.',
            verb,
            busyVerb: paused ? 'Continuing' : 'Pausing',
          }}
          act={pauseRamp(steering, !paused)}
        >
          {verb} ramp
        </ActButton>
      }
    >
      {paused
        ? `Paused before ${next}%.`
        : `Goes to ${next}% ${formatMoment(nextAt).replace(/^[TY]/, (letter) => letter.toLowerCase())}${waits}, while it is as healthy as the stable version.`}
    </Note>
  );
}
