import { CODE_MINUTES } from '@flint/shared/contracts/email-verification';
import { getHref } from '@flint/shared/contracts/routes';
import { SERVICES_PLACE, sayServices } from '@flint/shared/contracts/used-services';
import { bootAtom } from '@flint/shared/state/boot';
import { Button } from '@flint/shared/ui/button';
import { useAtomValue } from 'jotai';
import { answer } from '../../pixels/answer';
import { TextLink } from '../auth/text-link';
import { LegalPage, Section } from './legal-page';

/** Privacy policy. */
export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      lead="What Flint keeps about you, why, and how to have it removed. It describes this product as it is today."
      changed="27 November 2026"
    >
      <Section title="Who keeps it">
        <p>
          Everything stays with the operator of this address: on its server, in its database and its file store. Flint
          itself runs no central service that your data would go to.
        </p>
      </Section>
      <Section title="What is kept">
        <ul>
          <li>
            <strong>Your account:</strong> e-mail address, name, when it was made and whether the address is verified.
            The password only as a hash, from which it cannot be read back.
          </li>
          <li>
            <strong>Your sessions:</strong> when you signed in and which browser said it was you, until they end.
          </li>
          <li>
            <strong>Your work:</strong> each order with its prompt, model, style, ratio and seed, and the pictures it
            made.
          </li>
          <li>
            <strong>Your credits:</strong> every movement, with its time and reason. These entries are never changed, so
            that the balance can be proven.
          </li>
          <li>
            <strong>Short-lived codes:</strong> the six digits to verify your address, for {CODE_MINUTES} minutes, and
            links that set a new password, for an hour. They are kept hashed.
          </li>
          <li>
            <strong>Measurements:</strong> how fast pages and calls were, as counts without your name, address or page,
            for a day.
          </li>
          <li>
            <strong>Technical logs:</strong> time, path, network address, answer and a request id of each call, without
            passwords, cookies or prompts.
          </li>
        </ul>
      </Section>
      <Section title="Who else sees it">
        <ul>
          <Services />
          <li>
            <strong>An error-reporting service, if the operator has configured one:</strong> it is told what broke and
            on which page, and of a few visits it gets a recording in which every word, field and picture is masked.
            What you type and make is taken out before it leaves your browser.
          </li>
          <li>
            <strong>The operator’s staff</strong> can look at balances and work to help you; looking at another’s
            account is written down.
          </li>
        </ul>
        <p>Nothing is sold, and nothing you make is used to train a model by Flint.</p>
      </Section>
      <Section title="Cookies and local settings">
        <p>
          One cookie keeps you signed in. Scripts cannot read it, and it is only sent to this site. Who opens a link of
          somebody’s recommendation gets a second one with that link’s code, until the sign-up or for 30 days. The
          browser itself keeps your theme and whether the sidebar is open; both never leave it. Unless the operator
          configures analytics or advertising there are none, and no page loads anything from a third party. Where they
          are configured, public pages load them only after you agree, and never while you are signed in.
        </p>
        <PixelsChoice />
      </Section>
      <Section title="Pictures and their addresses">
        <p>
          Pictures are served from signed addresses that lapse. Whoever has such an address can open the picture until
          then, so share a downloaded file rather than the address.
        </p>
      </Section>
      <Section title="Seeing and removing it">
        <p>
          You see your work on the <TextLink to={getHref('generator')}>generator</TextLink> and your movements on the{' '}
          <TextLink to={getHref('credits')}>credits page</TextLink>. To have your account, your pictures or a copy of
          your data, write to the operator of this address from your account’s e-mail address. Where the law gives you
          more rights, you have them.
        </p>
      </Section>
    </LegalPage>
  );
}

/** The services of others that are configured here; a place for them where the page is drawn at build. */
function Services() {
  const services = useAtomValue(bootAtom)?.services ?? [];
  if (typeof window === 'undefined') return <li>{SERVICES_PLACE}</li>;
  return sayServices(services).map(({ who, gets }) => (
    <li key={who}>
      <strong>{who}</strong> {gets}
    </li>
  ));
}

/** The visitor's answer on analytics and advertising, with the way to change it; nothing where none is configured. */
function PixelsChoice() {
  const pixels = useAtomValue(bootAtom)?.pixels;
  if (!pixels) return null;
  if (pixels.consent === 'signal')
    return <p>Your browser sends Global Privacy Control. That is a refusal: none of these services is loaded.</p>;
  const isGranted = pixels.consent === 'granted';
  return (
    <>
      <p>
        {isGranted
          ? 'You allowed analytics and advertising services here.'
          : 'Analytics and advertising services are not loaded here.'}
      </p>
      <Button variant="line" onClick={() => answer(isGranted ? 'refused' : 'granted')}>
        {isGranted ? 'Withdraw' : 'Allow'}
      </Button>
    </>
  );
}
