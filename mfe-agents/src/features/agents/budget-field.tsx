import { BUDGET_MAX } from '@flint/shared/contracts/agents';
import { asciiDigits } from '@flint/shared/contracts/ascii-digits';
import { Field } from '@flint/shared/ui/field';
import { TextInput } from '@flint/shared/ui/text-input';

interface BudgetFieldProps {
  readonly label: string;
  /** What becomes of a run there. */
  readonly help: string;
  /** Digits; empty for no cap. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Credits at which runs stop. Other characters than digits are not taken. */
export function BudgetField({ label, help, value, onChange }: BudgetFieldProps) {
  const take = (typed: string) => {
    const digits = asciiDigits(typed).replace(/\D/g, '').replace(/^0+/, '');
    onChange(digits === '' ? '' : String(Math.min(BUDGET_MAX, Number(digits))));
  };
  return (
    <Field label={label} optional help={help}>
      <TextInput value={value} inputMode="numeric" onChange={({ target }) => take(target.value)} />
    </Field>
  );
}

/** Of one run. */
export const RUN_BUDGET = {
  label: 'Stop a run at',
  help: 'In credits. Finished steps are kept, and you can go on with the rest.',
} as const;

/** Of all runs of an agent in a day. */
export const DAILY_CAP = {
  label: 'Spend at most a day',
  help: 'In credits, over all its runs. Days end at midnight UTC; then what waits goes on by itself.',
} as const;
