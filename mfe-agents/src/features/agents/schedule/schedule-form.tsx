import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { Select } from '@flint/shared/ui/select';
import text from '@flint/shared/ui/text.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import { useState } from 'react';
import { DAYS, type Frequency, type Times, toCron, WEEKDAYS } from './times';

const EVERY: readonly { value: Frequency; label: string }[] = [
  { value: 'day', label: 'Every day' },
  { value: 'weekdays', label: 'Monday to Friday' },
  { value: 'week', label: 'Every week' },
  { value: 'month', label: 'Every month' },
];
const ON_WEEKDAYS = WEEKDAYS.map((label, day) => ({ value: String(day), label }));
const ON_DAYS = Array.from({ length: DAYS }, (_, at) => ({ value: String(at + 1), label: `Day ${at + 1}` }));
const START: Times = { every: 'day', weekday: 1, day: 1, time: '09:00' };

/** The zone of this browser's clock. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface ScheduleFormProps {
  /** The most that a run costs; undefined until it is known. */
  readonly most: number | undefined;
  /** Keeps it with what the form above holds. @returns why it was not kept */
  readonly save: (cron: string) => Promise<string | null>;
}

/** When the agent runs by itself, with what its form holds. */
export function ScheduleForm({ most, save }: ScheduleFormProps) {
  const [times, setTimes] = useState(START);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const cron = toCron(times);
  const press = async () => {
    if (cron === undefined) return;
    setBusy(true);
    setFailure(await save(cron));
    setBusy(false);
  };
  return (
    <div className={layout.stack}>
      <div className={`${layout.row} ${layout.wrap}`}>
        <Field label="How often">
          <Select options={EVERY} value={times.every} onChange={(every) => setTimes({ ...times, every })} />
        </Field>
        {times.every === 'week' && (
          <Field label="On">
            <Select
              options={ON_WEEKDAYS}
              value={String(times.weekday)}
              onChange={(day) => setTimes({ ...times, weekday: Number(day) })}
            />
          </Field>
        )}
        {times.every === 'month' && (
          <Field label="On">
            <Select
              options={ON_DAYS}
              value={String(times.day)}
              onChange={(day) => setTimes({ ...times, day: Number(day) })}
            />
          </Field>
        )}
        <Field label="At">
          <TextInput
            type="time"
            value={times.time}
            onChange={({ target }) => setTimes({ ...times, time: target.value })}
          />
        </Field>
      </div>
      <p className={`${text.small} ${text.soft}`}>
        Time zone: {ownZone()}. It runs with what the form above holds now.
        {most !== undefined && most > 0 && ` Each run costs at most ${most === 1 ? '1 credit' : `${most} credits`}.`}
      </p>
      {failure !== null && <Note tone="bad" role="alert" title={failure} />}
      <div>
        <Button variant="line" busy={busy} disabled={cron === undefined} onClick={() => void press()}>
          Schedule it
        </Button>
      </div>
    </div>
  );
}
