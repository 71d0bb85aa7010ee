import { toMessage } from '@flint/shared/api/message';
import { formatPosition } from '@flint/shared/contracts/position';
import { isEnter } from '@flint/shared/input/is-enter';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { IconButton } from '@flint/shared/ui/icon-button';
import spoken from '@flint/shared/ui/lines.module.css';
import { SoughtText } from '@flint/shared/ui/sought-text';
import { TextArea } from '@flint/shared/ui/text-area';
import { useSubmit } from '@flint/shared/ui/use-submit';
import clsx from 'clsx';
import { Pencil } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './transcript.module.css';
import type { Line } from './transcript-files';

interface TranscriptLineProps {
  line: Line;
  /** Its index among all lines. */
  at: number;
  timed: boolean;
  /** The search text in lower case; empty for none. */
  wanted: string;
  onSave: ((text: string) => Promise<void>) | null;
}

/** A line with its time, to read and correct. */
export function TranscriptLine({ line, at, timed, wanted, onSave }: TranscriptLineProps) {
  const [editing, setEditing] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>('[data-edit]')?.focus());
  };
  return (
    <li ref={row} className={styles.line} data-untimed={!timed || undefined}>
      {timed && <span className={clsx(spoken.time, styles.time)}>{formatPosition(line.start)}</span>}
      {editing && onSave ? (
        <LineEditor text={line.text} name={`Line ${at + 1}`} onSave={onSave} onClose={close} />
      ) : (
        <p>
          <SoughtText text={line.text} wanted={wanted} />
        </p>
      )}
      {onSave && !editing && (
        <IconButton
          icon={Pencil}
          size="sm"
          label={`Edit line ${at + 1}`}
          data-edit=""
          onClick={() => setEditing(true)}
        />
      )}
    </li>
  );
}

interface LineEditorProps {
  text: string;
  name: string;
  onSave: (text: string) => Promise<void>;
  onClose: () => void;
}

function LineEditor({ text, name, onSave, onClose }: LineEditorProps) {
  const [words, setWords] = useState(text);
  const next = words.trim().replace(/\s+/g, ' ');
  const { props, busy, failure, shown } = useSubmit<'words'>({
    faults: { words: next === '' ? 'A line has words.' : undefined },
    async send() {
      if (next !== text) await onSave(next);
      onClose();
    },
  });
  const form = props.ref;
  useEffect(() => {
    form.current?.querySelector('textarea')?.focus();
  }, [form]);
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') onClose();
    if (!isEnter(event) || event.shiftKey) return;
    // Lines have no line breaks: Enter saves.
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return (
    <form className={styles.editor} onKeyDown={press} {...props}>
      <Field label={name} error={shown.words ?? (failure === null ? undefined : toMessage(failure))}>
        <TextArea value={words} rows={2} onChange={(event) => setWords(event.target.value)} />
      </Field>
      <div className={styles.acts}>
        <Button type="submit" size="sm" variant="ink" busy={busy} busyLabel="Saving">
          Save
        </Button>
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
