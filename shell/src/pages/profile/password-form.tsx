import { emit } from '@flint/shared/api/bus';
import { request } from '@flint/shared/api/request';
import { type Account, changePassword, PasswordChangeBody } from '@flint/shared/contracts/account';
import { PASSWORD_MIN } from '@flint/shared/contracts/users';
import { Button } from '@flint/shared/ui/button';
import { Checkbox } from '@flint/shared/ui/checkbox';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { PasswordInput } from '@flint/shared/ui/password-input';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FailureNote } from '../form/failure-note';
import { useCallForm } from '../form/use-call-form';
import { Section } from './section';

const EMPTY = { currentPassword: '', newPassword: '', endOtherSessions: true };

interface PasswordFormProps {
  account: Account;
  onChange: () => void;
}

/** Changing the password, or setting the first one of an account that opens with Google. */
export function PasswordForm({ account: { hasPassword }, onChange }: PasswordFormProps) {
  const { form, submit, failure, busy, errors } = useCallForm(
    standardSchemaResolver(PasswordChangeBody),
    EMPTY,
    async ({ currentPassword, ...body }) => {
      await request(changePassword, { body: hasPassword ? { ...body, currentPassword } : body });
      form.reset(EMPTY);
      emit('toast', { text: hasPassword ? 'Password changed.' : 'Password set.' });
      onChange();
    },
  );
  const lead = hasPassword ? undefined : 'You sign in with Google. With a password you can sign in without it, too.';
  return (
    <Section id="password" title="Password" lead={lead}>
      <form className={layout.stack} onSubmit={submit} noValidate>
        <FailureNote error={failure} />
        {hasPassword && (
          <Field label="Current password" error={errors.currentPassword?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
          </Field>
        )}
        <Field label="New password" help={`At least ${PASSWORD_MIN} characters.`} error={errors.newPassword?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('newPassword')} />
        </Field>
        <Checkbox {...form.register('endOtherSessions')}>
          Sign out every other browser, in case somebody else knows the old password
        </Checkbox>
        <div>
          <Button type="submit" variant="ink" busy={busy} busyLabel="Saving">
            {hasPassword ? 'Change password' : 'Set password'}
          </Button>
        </div>
      </form>
    </Section>
  );
}
