import { Button } from '@flint/shared/ui/button';
import { Dialog } from '@flint/shared/ui/dialog';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { TextArea } from '@flint/shared/ui/text-area';
import { useSubmit } from '@flint/shared/ui/use-submit';
import clsx from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { FailureNote } from '../form/failure-note';
import type { Act } from './acts';
import { useAct } from './use-act';

const WHY_MAX = 500;

/** The confirmation dialog of an action. */
export interface Question {
  title: string;
  /** The consequence of the action. */
  description?: ReactNode;
  verb: string;
  /** The verb while it is running, such as `Promoting`. */
  busyVerb: string;
  /** Whether it takes something away from users. */
  bad?: boolean;
}

interface WhyDialogProps extends Question {
  /** The action as filled in; null while a field is invalid, which the fields then show. */
  act: Act | null;
  onClose: () => void;
  /** Fields above the reason. */
  children?: ReactNode;
}

/** Asks for the reason of an action, and runs it. Typed text stays when it fails. */
export function WhyDialog({ title, description, verb, busyVerb, bad, act, onClose, children }: WhyDialogProps) {
  const form = useId();
  const [why, setWhy] = useState('');
  const run = useAct();
  const reason = why.trim();
  const { props, busy, failure, shown } = useSubmit<'why'>({
    faults: { why: problemOf(reason) },
    async send() {
      if (!act) return;
      await run(act, reason);
      onClose();
    },
  });
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant={bad ? 'bad' : 'ink'} type="submit" form={form} busy={busy} busyLabel={busyVerb}>
            {verb}
          </Button>
        </>
      }
    >
      <form id={form} className={clsx(layout.stack, layout.loose)} {...props}>
        {children}
        <Field
          label="Why"
          help="Kept in the log, for everybody on the staff."
          error={shown.why}
          counter={{ value: reason.length, max: WHY_MAX }}
        >
          <TextArea required rows={2} value={why} onChange={(event) => setWhy(event.target.value)} />
        </Field>
        <FailureNote error={failure} title="Nothing was changed." />
      </form>
    </Dialog>
  );
}

function problemOf(reason: string): string | undefined {
  if (reason === '') return 'Say why, for those who read the log.';
  return reason.length > WHY_MAX ? `At most ${WHY_MAX} characters.` : undefined;
}
