import { getHref } from '@flint/shared/contracts/routes';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { InfoPage, InfoSection, TextLink } from './info-page';

/** Public page: the ways to help, the quickest first. */
export default function SupportPage() {
  return (
    <InfoPage
      title="Support"
      lead="Most questions have their answer in the documentation. For everything else, write to us: a person reads it."
      actions={
        <>
          <ButtonLink href="/contact" variant="ink">
            Write to us
          </ButtonLink>
          <ButtonLink href="/docs">Search the documentation</ButtonLink>
        </>
      }
    >
      <InfoSection title="Something failed while it was made">
        <p>
          The credits that were held for it have returned already: look at the entry in{' '}
          <TextLink to={getHref('credits')}>your credits</TextLink>. Press Retry at the result to try the same order
          again. If it fails twice, send us the request number that stands below the message.
        </p>
      </InfoSection>
      <InfoSection title="You cannot get in">
        <ul>
          <li>
            Forgotten password: <TextLink to={getHref('forgotPassword')}>set a new one</TextLink>. The link in the mail
            works once, for one hour.
          </li>
          <li>No mail: look among spam, wait a minute, ask again. A newer code replaces the older one.</li>
          <li>Too many wrong tries: wait for the time that the message names, then try again.</li>
        </ul>
      </InfoSection>
      <InfoSection title="A page does not load">
        <p>
          Reload it. Parts of Flint are released on their own: where one is missing, the page says which, and the rest
          goes on. What you typed into a form is kept in your browser.
        </p>
      </InfoSection>
      <InfoSection title="Something must be taken down">
        <p>
          Below every review stands a link to report it. For anything else that breaks the{' '}
          <TextLink to={getHref('terms')}>terms</TextLink> or your rights, use the{' '}
          <TextLink to="/contact">contact form</TextLink> and name the address of the page.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
