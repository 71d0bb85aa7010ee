import { Select as Base } from '@base-ui/react/select';
import clsx from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoStyleElements } from './csp';
import { useFieldControl } from './field-context';
import { Icon } from './icon';
import popup from './popup.module.css';
import styles from './select.module.css';
import input from './text-input.module.css';

export interface SelectOption<V extends string> {
  value: V;
  label: string;
  /** A second line, in the list only. */
  detail?: ReactNode;
  /** At the end of the line, such as a price. */
  end?: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<V extends string> {
  options: readonly SelectOption<V>[];
  value: V;
  onChange: (value: V) => void;
  disabled?: boolean;
  name?: string;
  /** Only outside of a Field, which labels it otherwise. */
  'aria-label'?: string;
}

/** One of a list: arrow keys, typing ahead, Home, End and Escape work as in a native select. */
export function Select<V extends string>({ options, value, onChange, disabled, name, ...aria }: SelectProps<V>) {
  const control = useFieldControl();
  return (
    <NoStyleElements>
      <Base.Root
        items={options}
        value={value}
        onValueChange={(next) => next !== null && onChange(next)}
        disabled={disabled}
        name={name}
        modal={false}
      >
        <Base.Trigger className={clsx(input.input, styles.trigger)} {...control} {...aria}>
          <Base.Value className={styles.value} />
          <Base.Icon className={styles.icon}>
            <Icon of={ChevronDown} small />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner className={popup.layer} sideOffset={4} alignItemWithTrigger={false}>
            <Base.Popup className={clsx(popup.popup, styles.popup)}>
              <Base.List className={clsx(popup.scroll, styles.list)}>
                {options.map((option) => (
                  <Option key={option.value} {...option} />
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </NoStyleElements>
  );
}

function Option<V extends string>({ value, label, detail, end, disabled }: SelectOption<V>) {
  return (
    <Base.Item value={value} label={label} disabled={disabled} className={popup.item}>
      <span className={styles.check}>
        <Base.ItemIndicator>
          <Icon of={Check} small />
        </Base.ItemIndicator>
      </span>
      <span className={styles.text}>
        <Base.ItemText>{label}</Base.ItemText>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </Base.Item>
  );
}
