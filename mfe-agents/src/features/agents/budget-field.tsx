import { BUDGET_MAX } from '@flint/shared/contracts/agents';
import { asciiDigits } from '@flint/shared/contracts/ascii-digits';
import { Field } from '@flint/shared/ui/field';
import { TextInput } from '@flint/shared/ui/text-input';

interface BudgetFieldProps {
  /** Digits; empty for no cap. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Credits at which a run stops and asks. Other characters than digits are not taken. */
export function BudgetField({ value, onChange }: BudgetFieldProps) {
  const take = (typed: string) => {
    const digits = asciiDigits(typed).replace(/\D/g, '').replace(/^0+/, '');
    onChange(digits === '' ? '' : String(Math.min(BUDGET_MAX, Number(digits))));
  };
  return (
    <Field label="Stop a run at" optional help="In credits. Finished steps are kept, and you can go on with the rest.">
      <TextInput value={value} inputMode="numeric" onChange={({ target }) => take(target.value)} />
    </Field>
  );
}
