import { Button } from '@flint/shared/ui/button';
import { Dialog, type DialogProps } from '@flint/shared/ui/dialog';
import { Field } from '@flint/shared/ui/field';
import { TextInput } from '@flint/shared/ui/text-input';
import { type ReactNode, useRef, useState } from 'react';
import { LONG } from '../sample';
import type { State } from '../specimen';

type Answer = Pick<Parameters<typeof Button>[0], 'variant' | 'busy' | 'busyLabel'> & { verb: string };

interface OpensProps extends Pick<DialogProps, 'title' | 'description' | 'alert'> {
  label: string;
  answer: Answer;
  children?: ReactNode;
}

/** A button and the dialog it opens; the focus starts on the safe answer. */
function Opens({ label, answer: { verb, ...look }, ...dialog }: OpensProps) {
  const [open, setOpen] = useState(false);
  const safe = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        initialFocus={safe}
        actions={
          <>
            <Button ref={safe} variant="line" onClick={close}>
              Keep it
            </Button>
            <Button {...look} onClick={close}>
              {verb}
            </Button>
          </>
        }
        {...dialog}
      />
    </>
  );
}

/** Every variant of a dialog. */
export const dialogStates: readonly State[] = [
  {
    name: 'question',
    show: (
      <Opens
        label="Ask"
        title="Leave this page?"
        description="What you typed is kept until you return."
        answer={{ verb: 'Leave', variant: 'ink' }}
      />
    ),
  },
  {
    name: 'needs an answer',
    show: (
      <Opens
        alert
        label="Ask before deleting"
        title="Delete “Desert week”?"
        description="The board goes. Its 48 pieces stay in your library."
        answer={{ verb: 'Delete', variant: 'bad' }}
      />
    ),
  },
  {
    name: 'with a field, busy',
    show: (
      <Opens
        label="Rename"
        title="Rename the board"
        answer={{ verb: 'Save', variant: 'ink', busy: true, busyLabel: 'Saving' }}
      >
        <Field label="Name">
          <TextInput defaultValue="Desert week" />
        </Field>
      </Opens>
    ),
  },
  {
    name: 'long text',
    show: (
      <Opens
        label="Say a lot"
        title={LONG}
        description={`${LONG}. `.repeat(12)}
        answer={{ verb: 'I have read all of it', variant: 'ink' }}
      />
    ),
  },
];
