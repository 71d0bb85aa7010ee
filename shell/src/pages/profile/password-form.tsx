import { emit } from '@flint/shared/api/bus';
import { request } from '@flint/shared/api/request';
import { type Account, changePassword, PasswordChangeBody } from '@flint/shared/contracts/account';
import { PASSWORD_MIN } from '@flint/shared/contracts/credentials';
import { sessionAtom } from '@flint/shared/state/session';
import { Button } from '@flint/shared/ui/button';
import { Checkbox } from '@flint/shared/ui/checkbox';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { PasswordInput } from '@flint/shared/ui/password-input';
import { useForm } from '@flint/shared/ui/use-form';
import { useAtomValue } from 'jotai';
import { FailureNote } from '../form/failure-note';
import { PasswordStrength } from '../password/password-strength';
import { Section } from './section';

const EMPTY = { currentPassword: '', newPassword: '', endOtherSessions: true };

interface PasswordFormProps {
  account: Account;
  onChange: () => void;
}

/** Changes the password, or sets the first one of a Google account. */
export function PasswordForm({ account: { hasPassword }, onChange }: PasswordFormProps) {
  const { user } = useAtomValue(sessionAtom);
  const { values, field, choice, props, failure, busy, errors, reset } = useForm({
    schema: PasswordChangeBody,
    start: EMPTY,
    send: async ({ currentPassword, ...body }) => {
      await request(changePassword, { body: hasPassword ? { ...body, currentPassword } : body });
      reset();
      emit('toast', { text: hasPassword ? 'Password changed.' : 'Password set.' });
      onChange();
    },
  });
  const lead = hasPassword ? undefined : 'You sign in with Google. With a password you can sign in without it, too.';
  return (
    <Section id="password" title="Password" lead={lead}>
      <form className={layout.stack} {...props}>
        <FailureNote error={failure} />
        {hasPassword && (
          <Field label="Current password" error={errors.currentPassword}>
            <PasswordInput autoComplete="current-password" {...field('currentPassword')} />
          </Field>
        )}
        <Field label="New password" help={`At least ${PASSWORD_MIN} characters.`} error={errors.newPassword}>
          <PasswordInput autoComplete="new-password" {...field('newPassword')} />
        </Field>
        <PasswordStrength password={values.newPassword} email={user?.email ?? ''} name={user?.name} />
        <Checkbox {...choice('endOtherSessions')}>
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
