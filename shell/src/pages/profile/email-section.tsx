import { request } from '@flint/shared/api/request';
import { type Account, cancelEmailChange } from '@flint/shared/contracts/account';
import type { User } from '@flint/shared/contracts/users';
import { Badge } from '@flint/shared/ui/badge';
import { Button } from '@flint/shared/ui/button';
import layout from '@flint/shared/ui/layout.module.css';
import clsx from 'clsx';
import { useState } from 'react';
import { FailureNote } from '../form/failure-note';
import { EmailCodeForm } from './email-code-form';
import { EmailForm } from './email-form';
import { Section } from './section';

interface EmailSectionProps {
  user: User;
  account: Account;
  onChange: () => void;
}

/** The email address, and the two steps of changing it: request a code, enter it. */
export function EmailSection({ user, account, onChange }: EmailSectionProps) {
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const done = () => {
    setAsking(false);
    onChange();
  };
  const cancel = () => request(cancelEmailChange, {}).then(done, setFailure);
  return (
    <Section id="email" title="E-mail address">
      <div className={clsx(layout.row, layout.wrap)}>
        <span>{user.email}</span>
        {user.isEmailVerified && <Badge tone="good">Verified</Badge>}
        {account.hasGoogle && <Badge>Opens with Google</Badge>}
      </div>
      <FailureNote error={failure} />
      {account.pendingEmail ? (
        <EmailCodeForm email={account.pendingEmail} onDone={done} onCancel={cancel} />
      ) : asking ? (
        <EmailForm account={account} onDone={done} onCancel={() => setAsking(false)} />
      ) : (
        <div>
          <Button variant="line" onClick={() => setAsking(true)}>
            Change address
          </Button>
        </div>
      )}
    </Section>
  );
}
