import { request } from '@flint/shared/api/request';
import { type Account, EmailChangeBody, requestEmailChange } from '@flint/shared/contracts/account';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { PasswordInput } from '@flint/shared/ui/password-input';
import { TextInput } from '@flint/shared/ui/text-input';
import { useForm } from '@flint/shared/ui/use-form';
import { FailureNote } from '../form/failure-note';

interface EmailFormProps {
  account: Account;
  onDone: () => void;
  onCancel: () => void;
}

/** Requests a code for another address. */
export function EmailForm({ account: { hasPassword }, onDone, onCancel }: EmailFormProps) {
  const { field, props, failure, busy, errors } = useForm({
    schema: EmailChangeBody,
    start: { email: '', currentPassword: '' },
    send: async (body) => {
      await request(requestEmailChange, { body });
      onDone();
    },
  });
  return (
    <form className={layout.stack} {...props}>
      <FailureNote error={failure} />
      <Field
        label="New address"
        help="We send six digits to it. Until you enter them, your address stays as it is."
        error={errors.email}
      >
        <TextInput type="email" autoComplete="email" {...field('email')} />
      </Field>
      {hasPassword && (
        <Field label="Your password" error={errors.currentPassword}>
          <PasswordInput autoComplete="current-password" {...field('currentPassword')} />
        </Field>
      )}
      <div className={layout.row}>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Sending">
          Send code
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
