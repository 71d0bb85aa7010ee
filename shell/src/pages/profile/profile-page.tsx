import { readAccount } from '@flint/shared/contracts/account';
import { getHref } from '@flint/shared/contracts/routes';
import { callResource } from '@flint/shared/state/resource';
import { sessionAtom } from '@flint/shared/state/session';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import layout from '@flint/shared/ui/layout.module.css';
import { Page, PageHead } from '@flint/shared/ui/page';
import { useAtomValue } from 'jotai';
import { TextLink } from '../auth/text-link';
import { FailureNote } from '../form/failure-note';
import { EmailSection } from './email-section';
import { NameForm } from './name-form';
import { PasswordForm } from './password-form';
import { PictureSection } from './picture-section';
import { Section } from './section';
import { SessionsSection } from './sessions-section';

/** The account's sign-in methods, read when the page opens and after every change. */
const ACCOUNT = callResource(readAccount, {});

/** The user's profile and sign-in methods. */
export default function ProfilePage() {
  const { user } = useAtomValue(sessionAtom);
  const { data: account, error: failure, reload } = useResource(ACCOUNT);
  if (!user) return null;
  return (
    <Page width="text">
      <PageHead
        title="Profile"
        lead={
          <>
            Theme and defaults are in <TextLink to={getHref('settings')}>settings</TextLink>.
          </>
        }
      />
      <Section id="you" title="You">
        <PictureSection user={user} />
        <NameForm key={user.name} user={user} />
      </Section>
      {failure !== null && (
        <div className={layout.stack}>
          <FailureNote error={failure} title="Your account could not be read." />
          <div>
            <Button variant="line" onClick={reload}>
              Retry
            </Button>
          </div>
        </div>
      )}
      {account && <EmailSection user={user} account={account} onChange={reload} />}
      {account && <PasswordForm key={String(account.hasPassword)} account={account} onChange={reload} />}
      <SessionsSection />
    </Page>
  );
}
