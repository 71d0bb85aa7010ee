import { emit } from '@flint/shared/api/bus';
import { request } from '@flint/shared/api/request';
import { ProfileBody, updateProfile } from '@flint/shared/contracts/account';
import type { User } from '@flint/shared/contracts/users';
import { updateUser } from '@flint/shared/state/session';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useStore } from 'jotai';
import { FailureNote } from '../form/failure-note';
import { useCallForm } from '../form/use-call-form';

/** What Flint calls you. */
export function NameForm({ user }: { user: User }) {
  const store = useStore();
  const { form, submit, failure, busy, errors } = useCallForm(
    standardSchemaResolver(ProfileBody),
    { name: user.name },
    async (body) => {
      const { user: changed } = await request(updateProfile, { body });
      updateUser(store, changed);
      emit('toast', { text: 'Name saved.' });
    },
  );
  return (
    <form className={layout.stack} onSubmit={submit} noValidate>
      <FailureNote error={failure} />
      <Field label="Name" error={errors.name?.message}>
        <TextInput autoComplete="name" {...form.register('name')} />
      </Field>
      <div>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Saving">
          Save name
        </Button>
      </div>
    </form>
  );
}
