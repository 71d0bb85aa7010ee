import { capital } from '@flint/engines/english/words';
import { carouselCaptionStudio as definition } from '@flint/shared/tools/instagram/carousel-caption-studio';
import { writingTool } from '../../implementation';
import { headed } from '../headed';
import { ASKS } from './asks';
import { CAPTIONS, COVERS, ENDS, THOUGHTS, UNDER_COVER } from './carousel-slides';
import { hashtagsFor } from './hashtags';

interface Slide {
  readonly heading: string;
  readonly text: string;
  readonly picture: string;
}

const parted = (line: string): Slide => {
  const [heading = '', text = ''] = line.split(' | ');
  return { heading, text, picture: '' };
};

export const carouselCaptionStudio = writingTool({
  definition,
  guide: `You write carousels that are swiped to the end and saved. The cover promises in at most 8 words what the rest keeps, and is a promise to one reader, not a title. One thought a slide: a heading read at a glance, then at most 30 words that prove or show it, from "points", in the order that builds best. No slide repeats another; each makes the next one wanted. No "swipe left" on every slide. The last slide asks for what "goal" says, and for one thing. "picture" is something that can be photographed, or empty. The caption does not retell the slides: its first line stands alone above "more", the rest says why it matters and asks. Hashtags are made of the words of the topic.`,
  write({ topic, points, audience, goal, hashtags, slides: wished }, kit) {
    const voice = kit.about({ topic, audience, details: points, platform: 'instagram' });
    const told = kit.facts(topic, points).slice(0, wished - 2);
    const thoughts = voice.deal(THOUGHTS, wished - 2 - told.length).map(parted);
    const cover = {
      heading: voice.say(COVERS) || capital(topic),
      text: voice.say(audience ? UNDER_COVER.slice(0, 2) : UNDER_COVER),
      picture: '',
    };
    const slides = [
      cover,
      ...told.map((point) => ({ ...headed(point), picture: '' })),
      ...thoughts,
      parted(voice.say(ENDS[goal])),
    ];
    const inside = told.slice(0, 3).map((point) => `→ ${headed(point).heading}`);
    const caption = [voice.say(CAPTIONS), inside.join('\n'), voice.say(ASKS[goal])].filter(Boolean).join('\n\n');
    return { slides, caption, hashtags: hashtagsFor(kit, voice, hashtags) };
  },
});
