import { explainDecision } from '@flint/shared/api/releases';
import type { Environment } from '@flint/shared/contracts/boot';
import { Email } from '@flint/shared/contracts/credentials';
import type { Decision } from '@flint/shared/contracts/releases';
import { REMOTE_NAMES, type RemoteName } from '@flint/shared/contracts/remotes';
import { Button } from '@flint/shared/ui/button';
import { Card } from '@flint/shared/ui/card';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Select } from '@flint/shared/ui/select';
import text from '@flint/shared/ui/text.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import { useSubmit } from '@flint/shared/ui/use-submit';
import { useState } from 'react';
import { FailureNote } from '../form/failure-note';
import { DecisionFacts } from './decision-facts';

interface Answer {
  decision: Decision;
  remote: RemoteName;
  email: string;
}

/** Explains which release a user gets, and why. */
export function DecisionCard({ environment }: { environment: Environment }) {
  const [remote, setRemote] = useState<RemoteName>(REMOTE_NAMES[0]);
  const [email, setEmail] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { props, busy, failure, shown } = useSubmit<'email'>({
    faults: { email: Email.safeParse(email).error?.issues[0]?.message },
    async send() {
      const asked = { remote, email: email.trim() };
      try {
        setAnswer({ decision: await explainDecision({ environment, ...asked }), ...asked });
      } catch (error) {
        setAnswer(null);
        throw error;
      }
    },
  });
  return (
    <Card as="section" className={layout.stack} aria-labelledby="decision">
      <h2 id="decision" className={text.h}>
        Why this version
      </h2>
      <form className={layout.stack} {...props}>
        <Field label="Person" error={shown.email}>
          <TextInput
            type="email"
            required
            autoComplete="off"
            placeholder="you@example.com"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label="Remote">
          <Select
            options={REMOTE_NAMES.map((name) => ({ value: name, label: name }))}
            value={remote}
            onChange={setRemote}
          />
        </Field>
        <div>
          <Button variant="line" type="submit" busy={busy} busyLabel="Looking">
            Explain
          </Button>
        </div>
      </form>
      <FailureNote error={failure} />
      <div role="status">{answer && <DecisionFacts {...answer} environment={environment} />}</div>
    </Card>
  );
}
