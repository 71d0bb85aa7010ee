import { InfoPage, InfoSection, TextLink } from './info-page';

/** Public page: no position is open, and that is said first. */
export default function CareersPage() {
  return (
    <InfoPage
      title="Careers"
      lead="There is no open position at the moment. When there is one, it stands on this page."
    >
      <InfoSection title="How Flint is built">
        <ul>
          <li>Each part is built, tested and released on its own, and can be taken back in seconds.</li>
          <li>What a thing costs is shown before it is ordered, and every credit can be accounted for.</li>
          <li>A page works with a keyboard, in both themes, on a phone, and while a part of it is missing.</li>
          <li>A fault that was repaired has a test that failed before.</li>
        </ul>
      </InfoSection>
      <InfoSection title="If you would like to work on this">
        <p>
          Write to us by the <TextLink to="/contact">contact form</TextLink> with “Careers” as the subject. Link to one
          thing you made and say what was difficult about it. We keep the message until it is answered, and do not pass
          it on.
        </p>
      </InfoSection>
      <InfoSection title="What you can see already">
        <p>
          The <TextLink to="/changelog">changelog</TextLink> shows what is being worked on, the{' '}
          <TextLink to="/docs">documentation</TextLink> how it is explained.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
