import { STARTER_CREDITS } from '@flint/shared/contracts/credits';
import { getHref } from '@flint/shared/contracts/routes';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { InfoPage, InfoSection, TextLink } from './info-page';

/** Public page: what Flint is, for first-time visitors. */
export default function WelcomePage() {
  return (
    <InfoPage
      title="Welcome to Flint"
      lead="A studio for people who publish: pictures, videos, speech, music and texts, each at a price you see before you press."
      actions={
        <ButtonLink href={getHref('signup')} variant="ink">
          Create an account
        </ButtonLink>
      }
    >
      <InfoSection title="What you can do without an account">
        <p>
          Look around. The <TextLink to={getHref('tools')}>tools for six platforms</TextLink> show their form, a worked
          example and their price. The <TextLink to={getHref('generator')}>generator</TextLink> takes your description
          and tells what it would cost. What you typed is kept when you sign in.
        </p>
      </InfoSection>
      <InfoSection title={`Three things to try with ${STARTER_CREDITS} credits`}>
        <p>A new account starts with {STARTER_CREDITS} credits, and no card is asked for.</p>
        <ol>
          <li>
            <strong>A picture.</strong> Say what is in it, where the light comes from and what it is for. Change one
            word and compare: each picture keeps its prompt and its seed.
          </li>
          <li>
            <strong>Titles for something you already made.</strong> Give a tool the topic of your last video. Every
            suggestion is counted against the platform’s own limit.
          </li>
          <li>
            <strong>A recording in words.</strong> A transcript has the time of each sentence, so that it becomes
            subtitles or a post.
          </li>
        </ol>
      </InfoSection>
      <InfoSection title="What it costs when something fails">
        <p>
          Nothing. Credits are held while something is made and taken when it arrives. If it fails, or you cancel it,
          they return on their own, and your history says so.
        </p>
      </InfoSection>
      <InfoSection title="Where to go next">
        <p>
          The <TextLink to="/guides">guides</TextLink> walk through whole pieces of work, the{' '}
          <TextLink to="/docs">documentation</TextLink> answers single questions. Signed in, the{' '}
          <TextLink to="/dashboard/welcome-tour">welcome tour</TextLink> ends with your first picture.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
