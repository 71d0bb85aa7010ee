import { toMessage } from '@flint/shared/api/message';
import { myReferrals, REFERRAL_CREDITS } from '@flint/shared/contracts/referrals';
import { signInHref } from '@flint/shared/orders/sign-in-href';
import { viewerAtom } from '@flint/shared/state/boot';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { CopyButton } from '@flint/shared/ui/copy-button';
import { formatCredits, formatNumber } from '@flint/shared/ui/format-number';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { useAtomValue } from 'jotai';
import styles from './affiliate.module.css';
import { InfoPage, InfoSection, TextLink } from './info-page';

const MINE = callResource(myReferrals, {});

/** Public page: what a recommendation gives, and to a member the own link with its figures. */
export default function AffiliatePage() {
  const viewer = useAtomValue(viewerAtom);
  return (
    <InfoPage
      title="Affiliate program"
      lead={`Recommend Flint by your link: when somebody who signed up by it buys credits for the first time, you both get ${REFERRAL_CREDITS} more. Credits only: nobody is paid money.`}
    >
      <InfoSection title="Your link">
        {viewer ? (
          <OwnLink />
        ) : (
          <p>
            Every account has one: <TextLink to={signInHref('/affiliate-program')}>sign in</TextLink>, and it stands
            here with what came of it.
          </p>
        )}
      </InfoSection>
      <InfoSection title="The rules">
        <ul>
          <li>Who opens your link and signs up within 30 days, in the same browser, was recommended by you.</li>
          <li>
            With the first purchase after verifying the e-mail address, both of you get {REFERRAL_CREDITS} credits. Each
            person counts once, however much they buy.
          </li>
          <li>Your own second account does not count, and neither does a mailbox that had an account before.</li>
          <li>
            If the money of that purchase goes back, the same part of these credits goes back too, from both of you.
          </li>
          <li>Prices are the same for everybody, whoever recommended Flint to them.</li>
        </ul>
      </InfoSection>
      <InfoSection title="If you write about Flint">
        <p>
          Please say that you get credits when readers buy, and what was made by a model and what by you: every file
          that Flint makes carries that in its metadata. You need no permission to show what you made or to link to any
          public page.
        </p>
      </InfoSection>
      <InfoSection title="What the link keeps">
        <p>
          It puts one cookie into the browser, which holds the link’s code and nothing else, and which ends with the
          sign-up or after 30 days. You see how many signed up by your link, not who. If the rules change, the{' '}
          <TextLink to="/changelog">changelog</TextLink> says so.
        </p>
      </InfoSection>
    </InfoPage>
  );
}

function OwnLink() {
  const { data, status, error, reload } = useResource(MINE);
  if (status === 'failed' && !data)
    return (
      <RetryNote title={toMessage(error)} onRetry={reload}>
        What you earned is safe.
      </RetryNote>
    );
  if (!data) return <Skeleton shape="block" className={styles.skeleton} />;
  const figures = [
    ['Signed up', formatNumber(data.signedUp)],
    ['Verified', formatNumber(data.verified)],
    ['Bought', formatNumber(data.bought)],
    ['For you', formatCredits(data.credits)],
  ] as const;
  return (
    <>
      <p className={styles.link}>
        <a href={data.url}>{data.url}</a>
        <CopyButton what="link" text={data.url} />
      </p>
      <dl className={styles.figures} aria-label="What came of your link">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
