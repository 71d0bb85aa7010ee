import { STARTER_CREDITS } from '@flint/shared/contracts/credits';
import { getHref } from '@flint/shared/contracts/routes';
import { MAKERS_PLACE, sayMakers } from '@flint/shared/contracts/used-services';
import { bootAtom } from '@flint/shared/state/boot';
import { useAtomValue } from 'jotai';
import { TextLink } from '../auth/text-link';
import { LegalPage, Section } from './legal-page';

/** Terms of service. */
export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of service"
      lead="What you may expect of Flint, and what Flint expects of you. In plain words, about what the product does today."
      changed="27 November 2026"
    >
      <Section title="Who you deal with">
        <p>
          This installation of Flint is run by whoever operates this address: the operator. The operator decides who may
          use it, keeps the data and answers your questions. Write to the address you were given with your invitation or
          on the operator’s own site.
        </p>
      </Section>
      <Section title="Your account">
        <ul>
          <li>You need an e-mail address that you can read. Six digits sent to it prove that.</li>
          <li>Without a verified address you can look around, but not spend credits.</li>
          <li>Keep your password to yourself. What is done with your account counts as done by you.</li>
          <li>One person, one account. Accounts made to collect starter credits may be closed.</li>
        </ul>
      </Section>
      <Section title="Credits">
        <ul>
          <li>A verified account starts with {STARTER_CREDITS} credits, once per e-mail address.</li>
          <li>Every button that spends says the exact price in credits before you press it.</li>
          <li>The price is held when work starts and taken only for what is delivered.</li>
          <li>If work fails, or you cancel it in time, what was held returns by itself, and your history says so.</li>
          <li>
            Credits that you buy do not expire. Credits that were given to you may have a date, and are spent first.
          </li>
          <li>Credits are not money, and cannot be paid out or handed to others.</li>
          <li>When a payment is returned, its credits are taken back; what was spent of them comes off later ones.</li>
        </ul>
      </Section>
      <Section title="Pictures">
        <p>
          Pictures are made in one of two ways, and Flint says which. The built-in engine draws by rules on the
          operator’s server, without a model. If the operator has configured a media vendor, your prompt goes to that
          vendor, whose own terms then apply as well. <Makers />
        </p>
        <p>
          Flint claims no rights in what you make: what you may do with a picture is for you, the law and, where there
          is one, the vendor’s terms. Similar prompts can give other people similar pictures.
        </p>
      </Section>
      <Section title="What is not allowed">
        <ul>
          <li>Anything that is against the law where you are, or where the operator is.</li>
          <li>
            Sexual pictures of minors, pictures made to threaten or harass, and passing them off as photographs of real
            events.
          </li>
          <li>Getting around limits or prices, or taking the service away from others by load.</li>
        </ul>
        <p>The operator may close an account that does this.</p>
      </Section>
      <Section title="What is not promised">
        <p>
          Flint is offered as it is. It can be away, and pictures can miss what you meant. Download what you want to
          keep. Nothing here takes away rights that the law gives you.
        </p>
      </Section>
      <Section title="Ending and changing">
        <p>
          You may stop at any time and have your account removed by writing to the operator; unused credits end with it.
          When these terms change, the date above does. What Flint keeps about you is in the{' '}
          <TextLink to={getHref('privacy')}>privacy notice</TextLink>.
        </p>
      </Section>
    </LegalPage>
  );
}

/** Who makes things here besides the built-in engine; a place for it where the page is drawn at build. */
function Makers() {
  const services = useAtomValue(bootAtom)?.services ?? [];
  return typeof window === 'undefined' ? MAKERS_PLACE : sayMakers(services);
}
