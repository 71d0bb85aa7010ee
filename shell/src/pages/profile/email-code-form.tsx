import { emit } from '@flint/shared/api/bus';
import { request } from '@flint/shared/api/request';
import { confirmEmailChange, EmailCodeBody } from '@flint/shared/contracts/account';
import { CODE_MINUTES } from '@flint/shared/contracts/email-verification';
import { updateUser } from '@flint/shared/state/session';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { useForm } from '@flint/shared/ui/use-form';
import { useStore } from 'jotai';
import { OutboxLink } from '../auth/outbox-link';
import { FailureNote } from '../form/failure-note';
import { CodeInput } from '../verify-email/code-input';

interface EmailCodeFormProps {
  /** The new address that awaits its proof. */
  email: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Verifies the new address by the code that was mailed to it. */
export function EmailCodeForm({ email, onDone, onCancel }: EmailCodeFormProps) {
  const store = useStore();
  const { field, props, failure, busy, errors } = useForm({
    schema: EmailCodeBody,
    start: { code: '' },
    send: async (body) => {
      const { user } = await request(confirmEmailChange, { body });
      updateUser(store, user);
      emit('toast', { text: `Your address is ${user.email}.` });
      onDone();
    },
  });
  return (
    <form className={layout.stack} {...props}>
      <p>
        We sent six digits to {email}. They work for {CODE_MINUTES} minutes.
      </p>
      <OutboxLink to={email} />
      <FailureNote error={failure} />
      <Field label="Six digits" error={errors.code}>
        <CodeInput {...field('code')} />
      </Field>
      <div className={layout.row}>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Checking">
          Use this address
        </Button>
        <Button onClick={onCancel}>Keep the old one</Button>
      </div>
    </form>
  );
}
