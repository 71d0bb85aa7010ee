import { toMessage } from '@flint/shared/api/message';
import { isCommandEnter } from '@flint/shared/input/is-enter';
import { checkOutput } from '@flint/shared/tools/check';
import { type Path, withValueAt } from '@flint/shared/tools/paths';
import { Button } from '@flint/shared/ui/button';
import text from '@flint/shared/ui/text.module.css';
import { useSubmit } from '@flint/shared/ui/use-submit';
import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useState } from 'react';
import styles from './editor.module.css';
import { Findings, findingsAt } from './findings';
import { PartField } from './part-field';
import { faultsOf, type PlaceKind, partsOf } from './place-kind';
import { useResult } from './result-context';

interface EditorProps {
  path: Path;
  /** Name of the passage: `Title 2`. */
  what: string;
  kind: PlaceKind;
  value: unknown;
  onSave: (value: unknown) => Promise<void>;
  onClose: () => void;
}

/** Inline editor for a passage of an answer. Shows lint findings while typing. */
export function Editor({ path, what, kind, value, onSave, onClose }: EditorProps) {
  const { definition, output, input } = useResult();
  const [current, setCurrent] = useState(value);

  const faults = faultsOf(kind, current);
  const isWhole = Object.keys(faults).length === 0;
  const findings = isWhole ? checkOutput(definition, withValueAt(output, path, current), input) : [];
  const { props, busy, failure } = useSubmit({
    faults,
    async send() {
      await onSave(current);
      onClose();
    },
  });
  const form = props.ref;
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [form]);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (isCommandEnter(event)) form.current?.requestSubmit();
  };

  return (
    <form className={styles.editor} aria-label={`Edit ${what}`} onKeyDown={press} {...props}>
      {partsOf(kind, current).map(({ key, part, value: own, withValue }) => (
        <PartField
          key={key}
          part={part}
          value={own}
          fault={faults[key]}
          onChange={(next) => setCurrent(withValue(next))}
        />
      ))}
      <Findings findings={findingsAt(findings, path)} />
      {failure !== null && (
        <p role="alert" className={clsx(text.small, text.bad)}>
          {`${toMessage(failure)}. What you typed is still here.`.replace('..', '.')}
        </p>
      )}
      <div className={styles.acts}>
        <Button type="submit" size="sm" variant="ink" busy={busy} busyLabel="Saving" disabled={!isWhole}>
          Save
        </Button>
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
