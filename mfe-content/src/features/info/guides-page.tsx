import { getHref } from '@flint/shared/contracts/routes';
import { InfoPage, InfoSection, TextLink } from './info-page';

/** Public page: whole pieces of work, step by step. */
export default function GuidesPage() {
  return (
    <InfoPage
      title="Guides"
      lead="Four pieces of work from beginning to end. Each takes a few minutes and says where it costs something."
    >
      <InfoSection title="A picture that fits your brand" id="picture">
        <ol>
          <li>
            Make a <TextLink to={getHref('brandProfiles')}>brand profile</TextLink>: name, logo, colours. The colours
            are read from the logo.
          </li>
          <li>
            Open the <TextLink to={getHref('generator')}>generator</TextLink> and choose the brand. Describe subject,
            light and distance, and leave the colours out: they come from the brand.
          </li>
          <li>Start with one picture. The button shows what it costs.</li>
          <li>Ask for variations of the one you like. Keep its seed if a later picture must look alike.</li>
        </ol>
      </InfoSection>
      <InfoSection title="A title people open" id="title">
        <ol>
          <li>Write one sentence: for whom the video is, and what they can do afterwards.</li>
          <li>
            Give that sentence to the <TextLink to="/tools/youtube/title-generator">title generator</TextLink>.
            Suggestions are counted as YouTube counts, and shown as they are cut in a feed.
          </li>
          <li>Strike every title that would also fit another video. Of the rest, take the shortest.</li>
          <li>Read it beside the thumbnail. If both say the same, change one of them.</li>
        </ol>
      </InfoSection>
      <InfoSection title="One recording, many posts" id="recording">
        <ol>
          <li>
            Upload the recording in the <TextLink to={getHref('playground')}>playground</TextLink>. The price follows
            from its length and is shown first.
          </li>
          <li>Search the transcript for the sentence that surprised you. It becomes the first line of the post.</li>
          <li>Export the subtitles for the video, and the text for the article.</li>
          <li>
            Send the text on to the <TextLink to={getHref('tools')}>tools</TextLink>: a thread, a caption, a
            description. Each keeps to its platform’s limit.
          </li>
        </ol>
      </InfoSection>
      <InfoSection title="A price you know beforehand" id="price">
        <ol>
          <li>Every button that costs something shows how much. Where the length decides, it is measured first.</li>
          <li>While something is made its credits are held. They are taken for what arrives, the rest returns.</li>
          <li>
            <TextLink to={getHref('credits')}>Your credits</TextLink> list every movement with its reason.
          </li>
        </ol>
        <p>
          More answers stand in the <TextLink to="/docs">documentation</TextLink>.
        </p>
      </InfoSection>
    </InfoPage>
  );
}
