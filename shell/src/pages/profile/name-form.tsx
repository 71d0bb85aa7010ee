import { emit } from '@flint/shared/api/bus';
import { request } from '@flint/shared/api/request';
import { ProfileBody, updateProfile } from '@flint/shared/contracts/account';
import type { User } from '@flint/shared/contracts/users';
import { updateUser } from '@flint/shared/state/session';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import { useForm } from '@flint/shared/ui/use-form';
import { useStore } from 'jotai';
import { FailureNote } from '../form/failure-note';

/** Changes the display name. */
export function NameForm({ user }: { user: User }) {
  const store = useStore();
  const { field, props, failure, busy, errors } = useForm({
    schema: ProfileBody,
    start: { name: user.name },
    send: async (body) => {
      const { user: changed } = await request(updateProfile, { body });
      updateUser(store, changed);
      emit('toast', { text: 'Name saved.' });
    },
  });
  return (
    <form className={layout.stack} {...props}>
      <FailureNote error={failure} />
      <Field label="Name" error={errors.name}>
        <TextInput autoComplete="name" {...field('name')} />
      </Field>
      <div>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Saving">
          Save name
        </Button>
      </div>
    </form>
  );
}
