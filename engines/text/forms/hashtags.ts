import { tagsOf } from '../../english/hashtags';
import { paragraphs, type Write } from './voice';

export const hashtags: Write = ({ brief }) => {
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
