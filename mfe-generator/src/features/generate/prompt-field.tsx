import { PROMPT_MAX } from '@flint/shared/contracts/images';
import { Field } from '@flint/shared/ui/field';
import { TextArea } from '@flint/shared/ui/text-area';
import { useAtom } from 'jotai';
import { orderAtom } from './order-atom';

/** What the picture shows. Typing is never blocked; what is too long cannot be sent. */
export function PromptField({ fault }: { fault: string | undefined }) {
  const [{ prompt }, change] = useAtom(orderAtom);
  return (
    <Field
      label="Prompt"
      help="Name the subject, the light and the mood."
      error={fault}
      counter={{ value: prompt.length, max: PROMPT_MAX }}
    >
      <TextArea name="prompt" value={prompt} onChange={(event) => change({ prompt: event.target.value })} />
    </Field>
  );
}
