import type { RemoteSteering } from '@flint/shared/contracts/releases';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { TextInput } from '@flint/shared/ui/text-input';
import { useState } from 'react';
import { startRamp } from './acts';
import { percentOf } from './share-field';
import { WhyDialog } from './why-dialog';

/** Default steps, in percent, and minutes between them. */
const FIRST_STEPS = '5, 25, 100';
const FIRST_MINUTES = '30';
const MOST_STEPS = 10;
const MOST_MINUTES = 7 * 24 * 60;

/** Schedules the candidate's rollout. */
export function RampButton({ steering }: { steering: RemoteSteering }) {
  const [seen, setSeen] = useState<RemoteSteering | null>(null);
  return (
    <>
      <Button size="sm" variant="line" onClick={() => setSeen(steering)}>
        {steering.ramp ? 'Change ramp' : 'Start ramp'}
      </Button>
      {seen && <RampDialog steering={seen} onClose={() => setSeen(null)} />}
    </>
  );
}

/** Rising percentages; null when invalid. */
export function stepsOf(typed: string): number[] | null {
  const steps = typed
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(percentOf);
  const rises = steps.every((step, at) => step !== null && step > (steps[at - 1] ?? 0));
  return rises && steps.length >= 2 && steps.length <= MOST_STEPS ? (steps as number[]) : null;
}

function RampDialog({ steering, onClose }: { steering: RemoteSteering; onClose: () => void }) {
  const [typed, setTyped] = useState(FIRST_STEPS);
  const [every, setEvery] = useState(FIRST_MINUTES);
  const steps = stepsOf(typed);
  const minutes = /^\d{1,5}$/.test(every.trim()) ? Number(every) : 0;
  const isTime = minutes >= 1 && minutes <= MOST_MINUTES;
  return (
    <WhyDialog
      title={`Roll out ${steering.remote} ${steering.candidate?.version} step by step?`}
      description="The first step is made at once, each other one by itself while the candidate is healthy."
      verb="Start ramp"
      busyVerb="Starting"
      act={steps && isTime ? startRamp(steering, steps, minutes * 60) : null}
      onClose={onClose}
    >
      <Field
        label="Percent of signed-in users, by step"
        help="Separated by commas, each above the one before."
        error={steps ? undefined : `2 to ${MOST_STEPS} rising whole numbers from 1 to 100.`}
      >
        <TextInput value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Field label="Minutes between steps" error={isTime ? undefined : `A whole number from 1 to ${MOST_MINUTES}.`}>
        <TextInput inputMode="numeric" value={every} onChange={(event) => setEvery(event.target.value)} />
      </Field>
    </WhyDialog>
  );
}
