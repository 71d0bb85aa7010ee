import { InfoPage, InfoSection, TextLink } from './info-page';

/** Public page: there is no affiliate programme, and what one would have to be. */
export default function AffiliatePage() {
  return (
    <InfoPage
      title="Affiliate program"
      lead="There is none today: Flint pays nobody for a recommendation. A link that promises you a commission is not ours."
    >
      <InfoSection title="What that means for you">
        <ul>
          <li>If somebody recommends Flint to you, they were not paid for it by us.</li>
          <li>There is no code to enter, no cookie that follows you, and no price that depends on who sent you.</li>
          <li>
            You may write about Flint, show what you made with it and link to any public page. You need no permission.
          </li>
        </ul>
      </InfoSection>
      <InfoSection title="If you write about Flint">
        <p>
          Please say what was made by a model and what by you: every file that Flint makes carries that in its metadata.
          If you were paid by somebody else to write, say that too.
        </p>
      </InfoSection>
      <InfoSection title="If that should change">
        <p>
          A program would be announced on the <TextLink to="/changelog">changelog</TextLink> with its terms in full,
          before anybody can join. If you would like one, tell us by the <TextLink to="/contact">contact form</TextLink>
          : what you publish, and what would make it worth your while.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
