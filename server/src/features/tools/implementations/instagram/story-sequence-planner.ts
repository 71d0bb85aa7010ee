import { sentence } from '@flint/engines/english/words';
import { storySequencePlanner as definition } from '@flint/shared/tools/instagram/story-sequence-planner';
import { writingTool } from '../../implementation';
import { ASKING, ASKS, ENDS, OPENINGS, PICTURES, PROMPTS, STICKER_OF } from './story-frames';

const PLAIN = { sticker: 'none', ask: '' } as const;

export const storySequencePlanner = writingTool({
  definition,
  guide: `You plan stories that are tapped through to the end. The first frame says what this is and shows it; nobody is asked anything yet. Then one thing a frame, from "points", in order, each a reason to tap on. At most 20 words on a frame. The sticker that serves "goal" stands on the frame before the last, where people know enough to answer: "answers" a question, "votes" a poll with two choices, "waiting" a countdown to "day", "visits" a link to "link". Other stickers only where they help, never on two frames in a row. "ask" is exactly what stands on the sticker: the question with its choices and slashes between, the day, or the address as given. "picture" is what one person films upright.`,
  write({ topic, points, audience, goal, link, day, frames }, kit) {
    const voice = kit.about({ topic, audience, details: points, platform: 'instagram' });
    const ask = voice.say(ASKS[goal], { ...(link && { link }), ...(day && { day }) });
    const asking = ask
      ? [
          {
            text: voice.say(ASKING[goal]),
            picture: 'A plain wall, or the picture before, darker',
            sticker: STICKER_OF[goal],
            ask,
          },
        ]
      : [];
    const room = Math.max(0, frames - 1 - asking.length - (frames > 3 ? 1 : 0));
    const pictures = voice.deal(PICTURES, PICTURES.length);
    const told = kit
      .sentences(points)
      .slice(0, room)
      .map((text, at) => ({ text: sentence(text), picture: pictures[at % pictures.length] ?? '', ...PLAIN }));
    const prompts = voice.deal(PROMPTS, room - told.length).map((line) => {
      const [text = '', picture = ''] = line.split(' | ');
      return { text, picture, ...PLAIN };
    });
    const stories = [
      {
        text: voice.say(OPENINGS) || sentence(topic),
        picture: 'What it is about, from the front, for a second',
        ...PLAIN,
      },
      ...told,
      ...prompts,
      ...asking,
      ...(frames > 3 || asking.length === 0
        ? [{ text: voice.say(ENDS), picture: 'You, or the place, saying goodbye', ...PLAIN }]
        : []),
    ];
    return { stories };
  },
});
