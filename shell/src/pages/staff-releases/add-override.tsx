import { Email } from '@flint/shared/contracts/credentials';
import type { RemoteSteering } from '@flint/shared/contracts/releases';
import { ROLES, type Role } from '@flint/shared/contracts/roles';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { FieldGroup } from '@flint/shared/ui/field-group';
import { Segmented } from '@flint/shared/ui/segmented';
import { Select } from '@flint/shared/ui/select';
import { TextInput } from '@flint/shared/ui/text-input';
import { useState } from 'react';
import { type OverrideInput, override } from './acts';
import { WhyDialog } from './why-dialog';

const SUBJECTS = [
  { value: 'user', label: 'One user' },
  { value: 'role', label: 'A role' },
] as const;
const OFF = 'off';

interface Typed {
  subject: 'user' | 'role';
  email: string;
  role: Role;
  /** A version, or {@link OFF}. */
  gets: string;
}

/** Adds an override for a user or a role. */
export function AddOverrideButton({ steering }: { steering: RemoteSteering }) {
  const [seen, setSeen] = useState<RemoteSteering | null>(null);
  return (
    <>
      <Button size="sm" variant="line" onClick={() => setSeen(steering)}>
        Add override
      </Button>
      {seen && <AddOverrideDialog steering={seen} onClose={() => setSeen(null)} />}
    </>
  );
}

function AddOverrideDialog({ steering, onClose }: { steering: RemoteSteering; onClose: () => void }) {
  const newest = steering.versions[0]?.version ?? OFF;
  const [typed, setTyped] = useState<Typed>({ subject: 'user', email: '', role: 'editor', gets: newest });
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  const email = Email.safeParse(typed.email);
  const problem = typed.subject === 'user' && !email.success ? email.error.issues[0]?.message : undefined;
  const choices = steering.versions.map(({ version }) => ({ value: version, label: version }));
  return (
    <WhyDialog
      title={`Add an override of ${steering.remote} in ${steering.environment}`}
      verb="Add override"
      busyVerb="Adding"
      act={problem === undefined ? override(steering, inputOf(typed)) : null}
      onClose={onClose}
    >
      <FieldGroup legend="For">
        <Segmented segments={SUBJECTS} value={typed.subject} onChange={(subject) => change({ subject })} />
      </FieldGroup>
      {typed.subject === 'user' ? (
        <Field label="E-mail" error={typed.email === '' ? undefined : problem}>
          <TextInput
            type="email"
            required
            autoComplete="off"
            value={typed.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Field>
      ) : (
        <Field label="Role">
          <Select
            options={ROLES.map((role) => ({ value: role, label: role }))}
            value={typed.role}
            onChange={(role) => change({ role })}
          />
        </Field>
      )}
      <Field label="Gets">
        <Select
          options={[...choices, { value: OFF, label: 'Nothing: it is off for them' }]}
          value={typed.gets}
          onChange={(gets) => change({ gets })}
        />
      </Field>
    </WhyDialog>
  );
}

function inputOf({ subject, email, role, gets }: Typed): OverrideInput {
  return {
    ...(subject === 'user' ? { email: email.trim() } : { role }),
    ...(gets === OFF ? { enabled: false } : { version: gets, enabled: true }),
  };
}
