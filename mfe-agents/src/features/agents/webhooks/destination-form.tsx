import { toMessage } from '@flint/shared/api/message';
import { WebhookAddress } from '@flint/shared/contracts/agent-webhooks';
import * as z from '@flint/shared/contracts/schema';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { TextInput } from '@flint/shared/ui/text-input';
import { useForm } from '@flint/shared/ui/use-form';

const Destination = z.object({ url: WebhookAddress });

/** Asks for the destination of ended runs. @param save throws the error that the field shows */
export function DestinationForm({ save }: { save: (url: string) => Promise<void> }) {
  const { field, errors, props, busy, failure } = useForm({
    schema: Destination,
    start: { url: '' },
    send: ({ url }) => save(url),
  });
  return (
    <form {...props} className={layout.stack} aria-label="Tell a program">
      <Field label="Address of your program" error={errors.url}>
        <TextInput type="url" inputMode="url" autoComplete="off" placeholder="https://" {...field('url')} />
      </Field>
      {failure !== null && <Note tone="bad" role="alert" title={toMessage(failure)} />}
      <div>
        <Button type="submit" variant="line" busy={busy}>
          Send results there
        </Button>
      </div>
    </form>
  );
}
