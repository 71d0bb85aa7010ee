import { type AccessWish, KEY_SCOPE_IDS, KEY_SCOPES, type KeyScope } from '@flint/shared/contracts/api-keys';
import { Checkbox } from '@flint/shared/ui/checkbox';
import { Field } from '@flint/shared/ui/field';
import { FieldGroup } from '@flint/shared/ui/field-group';
import text from '@flint/shared/ui/text.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import clsx from 'clsx';
import styles from './developers.module.css';

/** What is typed of {@link AccessWish}: the cap may be missing. */
export interface AccessValues {
  scopes: KeyScope[];
  dailyCap: number | undefined;
}

interface AccessFieldProps {
  readonly values: AccessValues;
  readonly errors: Readonly<Partial<Record<keyof AccessWish, string | undefined>>>;
  readonly onChange: (change: Partial<AccessValues>) => void;
}

/** Whether anything that a program may do costs credits. */
export const canSpend = (scopes: readonly KeyScope[]) => scopes.some((scope) => KEY_SCOPES[scope].spends);

/** What a program may do, to tick. */
export function ScopeChoice({
  values: { scopes },
  errors,
  onChange,
  among = KEY_SCOPE_IDS,
}: AccessFieldProps & { readonly among?: readonly KeyScope[] }) {
  const turn = (scope: KeyScope, isOn: boolean) =>
    onChange({ scopes: KEY_SCOPE_IDS.filter((each) => (each === scope ? isOn : scopes.includes(each))) });
  return (
    <FieldGroup legend="It may" help="Never your account, your keys, payments or what staff does.">
      <div className={styles.scopeChoice}>
        {among.map((scope) => (
          <Checkbox
            key={scope}
            name={scope}
            checked={scopes.includes(scope)}
            onChange={({ target }) => turn(scope, target.checked)}
          >
            <span className={text.strong}>{KEY_SCOPES[scope].label}</span>
            <span className={clsx(text.small, text.soft, styles.about)}>{KEY_SCOPES[scope].about}</span>
          </Checkbox>
        ))}
      </div>
      {errors.scopes && (
        <p className={clsx(text.small, text.bad)} role="alert">
          {errors.scopes}
        </p>
      )}
    </FieldGroup>
  );
}

/** The credits that a program may spend a day. */
export function CapField({ values: { dailyCap }, errors, onChange }: AccessFieldProps) {
  return (
    <Field label="Credits a day, at most" help="Days end at midnight UTC." error={errors.dailyCap}>
      <TextInput
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        name="dailyCap"
        autoComplete="off"
        value={dailyCap === undefined || Number.isNaN(dailyCap) ? '' : dailyCap}
        onChange={({ target }) => onChange({ dailyCap: target.value === '' ? undefined : target.valueAsNumber })}
      />
    </Field>
  );
}
