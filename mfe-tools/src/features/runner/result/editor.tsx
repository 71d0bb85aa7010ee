import { toMessage } from '@flint/shared/api/message';
import { checkOutput } from '@flint/shared/tools/check';
import { type Path, withValueAt } from '@flint/shared/tools/paths';
import { Button } from '@flint/shared/ui/button';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './editor.module.css';
import { Findings, findingsAt } from './findings';
import { PartField } from './part-field';
import { faultsOf, type PlaceKind, partsOf } from './place-kind';
import { useResult } from './result-context';

interface EditorProps {
  path: Path;
  /** What it is, in words: `Title 2`. */
  what: string;
  kind: PlaceKind;
  value: unknown;
  onSave: (value: unknown) => Promise<void>;
  onClose: () => void;
}

/** A place of an answer to be changed where it stands. What rules say is said while it is typed. */
export function Editor({ path, what, kind, value, onSave, onClose }: EditorProps) {
  const { definition, output, input } = useResult();
  const [current, setCurrent] = useState(value);
  const { save, busy, failure } = useSave(onSave, onClose);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), []);

  const faults = faultsOf(kind, current);
  const isWhole = Object.keys(faults).length === 0;
  const findings = isWhole ? checkOutput(definition, withValueAt(output, path, current), input) : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) void save(current);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };

  return (
    <form
      ref={form}
      className={styles.editor}
      aria-label={`Edit ${what}`}
      noValidate
      onSubmit={submit}
      onKeyDown={press}
    >
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
      {failure && (
        <p role="alert" className={clsx(text.small, text.bad)}>
          {failure}
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

function useSave(onSave: EditorProps['onSave'], onClose: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (value: unknown) => {
    setBusy(true);
    setFailure(null);
    try {
      await onSave(value);
      onClose();
    } catch (error) {
      setFailure(`${toMessage(error)}. What you typed is still here.`.replace('..', '.'));
      setBusy(false);
    }
  };
  return { save, busy, failure };
}
