import { InfoPage, InfoSection, TextLink } from './info-page';

/** Public page: how to take part. */
export default function CommunityPage() {
  return (
    <InfoPage
      title="Community"
      lead="Flint has no forum and no chat server. There are four ways to be heard, and each of them is read."
    >
      <InfoSection title="How to take part">
        <ul>
          <li>
            <strong>Answer the survey.</strong> <TextLink to="/survey">Five questions</TextLink> about what you make and
            what is missing. You may change your answers at any time.
          </li>
          <li>
            <strong>Leave a review.</strong> Signed in, <TextLink to="/reviews">rate Flint</TextLink> and say why. It is
            public at once, and it stays public when it is critical.
          </li>
          <li>
            <strong>Report what is broken.</strong> Use the <TextLink to="/contact">contact form</TextLink>: what you
            did, what you expected, what came instead.
          </li>
          <li>
            <strong>Read what changed.</strong> The <TextLink to="/changelog">changelog</TextLink> lists every version.
          </li>
        </ul>
      </InfoSection>
      <InfoSection title="How we treat each other">
        <ul>
          <li>Write about the work, not about the person who made it.</li>
          <li>Show what is yours, or what you may show.</li>
          <li>Say when something was made by a model.</li>
          <li>No advertisement in reviews, and no review in exchange for something.</li>
        </ul>
        <p>A review that breaks this can be reported by everybody; staff then keep or hide it, and that is recorded.</p>
      </InfoSection>
    </InfoPage>
  );
}
