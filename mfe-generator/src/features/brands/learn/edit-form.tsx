import { EDIT_MAX, type Edit } from '@flint/shared/contracts/brand-rules';
import * as z from '@flint/shared/contracts/schema';
import { keepDraft, readDraft } from '@flint/shared/orders/draft';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import text from '@flint/shared/ui/text.module.css';
import { TextArea } from '@flint/shared/ui/text-area';
import { useState } from 'react';
import styles from './learn.module.css';

const Typed = z.object({ wrote: z.catch(z.string(), ''), kept: z.catch(z.string(), '') });
const NOTHING: Edit = { wrote: '', kept: '' };

interface EditFormProps {
  brandId: string;
  busy: boolean;
  /** @returns a message with the result; undefined after a failure: then the texts stay */
  onLearn: (edit: Edit) => Promise<string | undefined>;
}

/** The original and the edited text. */
export function EditForm({ brandId, busy, onLearn }: EditFormProps) {
  const key = `flint:brand-edit:${brandId}`;
  const [edit, setEdit] = useState<Edit>(() => readDraft(key, Typed));
  const [tried, setTried] = useState(false);
  const [said, setSaid] = useState('');
  const change = (next: Edit) => {
    setEdit(next);
    keepDraft(key, next);
  };

  const learn = async () => {
    setTried(true);
    setSaid('');
    if (faultOf('wrote', edit) || faultOf('kept', edit)) return;
    const words = await onLearn(edit);
    if (words === undefined) return;
    setTried(false);
    setSaid(words);
    change(NOTHING);
  };
  const side = (name: keyof Edit, label: string) => (
    <Field
      label={label}
      error={tried ? faultOf(name, edit) : undefined}
      counter={{ value: edit[name].length, max: EDIT_MAX }}
    >
      <TextArea
        className={styles.side}
        rows={4}
        value={edit[name]}
        onChange={(event) => change({ ...edit, [name]: event.target.value })}
      />
    </Field>
  );

  return (
    <div className={styles.edit}>
      <div className={styles.sides}>
        {side('wrote', 'What Flint wrote')}
        {side('kept', 'What you kept')}
      </div>
      <div className={styles.press}>
        <Button variant="line" busy={busy} busyLabel="Comparing" onClick={() => void learn()}>
          Find rules
        </Button>
        <span role="status" className={text.small}>
          {said}
        </span>
      </div>
    </div>
  );
}

function faultOf(name: keyof Edit, edit: Edit): string | undefined {
  if (edit[name].trim() === '') return name === 'wrote' ? 'Paste what Flint wrote.' : 'Paste what you kept.';
  return edit[name].length > EDIT_MAX ? `${edit[name].length - EDIT_MAX} characters over.` : undefined;
}
