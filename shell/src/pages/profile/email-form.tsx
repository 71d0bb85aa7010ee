import { request } from '@flint/shared/api/request';
import { type Account, EmailChangeBody, requestEmailChange } from '@flint/shared/contracts/account';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { PasswordInput } from '@flint/shared/ui/password-input';
import { TextInput } from '@flint/shared/ui/text-input';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FailureNote } from '../form/failure-note';
import { useCallForm } from '../form/use-call-form';

interface EmailFormProps {
  account: Account;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for a code to another address. */
export function EmailForm({ account: { hasPassword }, onDone, onCancel }: EmailFormProps) {
  const { form, submit, failure, busy, errors } = useCallForm(
    standardSchemaResolver(EmailChangeBody),
    { email: '', currentPassword: '' },
    async (body) => {
      await request(requestEmailChange, { body });
      onDone();
    },
  );
  return (
    <form className={layout.stack} onSubmit={submit} noValidate>
      <FailureNote error={failure} />
      <Field
        label="New address"
        help="We send six digits to it. Until you enter them, your address stays as it is."
        error={errors.email?.message}
      >
        <TextInput type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      {hasPassword && (
        <Field label="Your password" error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
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
