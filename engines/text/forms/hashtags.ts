import { tagsOf } from '../../english/hashtags';
import { paragraphs, type TryWrite, type Write } from './voice';

/** Hashtags in a line, with a note where they are fewer than was asked for. */
export const tagLines: Write = ({ brief }) => {
  const tags = tagsOf(brief);
  const asked = brief.count ?? 15;
  const given = tags.slice(0, asked);
  return paragraphs(
    given.join(' '),
    given.length < asked
      ? '_All of them are made of your own words. How often each is used I cannot know: search for the ones you like before you post._'
      : '',
  );
};

const NO_TAGS = 'None of these words names a subject that readers search for. Name the thing in two or three words.';

export const hashtags: TryWrite = (voice) => (tagsOf(voice.brief).length > 0 ? tagLines(voice) : { useless: NO_TAGS });
