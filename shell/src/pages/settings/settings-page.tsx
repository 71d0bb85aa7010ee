import { getHref } from '@flint/shared/contracts/routes';
import { Card } from '@flint/shared/ui/card';
import layout from '@flint/shared/ui/layout.module.css';
import { Page, PageHead } from '@flint/shared/ui/page';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { TextLink } from '../auth/text-link';
import { GenerationSettings } from './generation-settings';
import { RemoteSections } from './remote-sections';
import { ScreenSettings } from './screen-settings';

/** Appearance and generation defaults. Every change takes effect at once. */
export default function SettingsPage() {
  return (
    <Page width="text">
      <PageHead
        title="Settings"
        lead={
          <>
            Name, address and password are in your <TextLink to={getHref('profile')}>profile</TextLink>, your balance is
            in <TextLink to={getHref('credits')}>credits</TextLink>.
          </>
        }
      />
      <Card as="section" aria-labelledby="screen" className={clsx(layout.stack, layout.loose)}>
        <div>
          <h2 id="screen" className={text.h}>
            This browser
          </h2>
          <p className={clsx(text.small, text.soft)}>Kept here, not in your account.</p>
        </div>
        <ScreenSettings />
      </Card>
      <Card as="section" aria-labelledby="generation" className={clsx(layout.stack, layout.loose)}>
        <div>
          <h2 id="generation" className={text.h}>
            New pictures
          </h2>
          <p className={clsx(text.small, text.soft)}>
            What the generator starts with, in every browser. A prompt you have begun keeps what you chose for it.
          </p>
        </div>
        <GenerationSettings />
      </Card>
      <RemoteSections />
    </Page>
  );
}
