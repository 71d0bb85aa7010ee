import { sentence } from '@flint/engines/english/words';
import { viralPostComposer as definition } from '@flint/shared/tools/x/viral-post-composer';
import { writingTool } from '../../implementation';
import { interleave } from '../craft/interleave';
import { stacked, within } from '../craft/within';

type Opening = keyof typeof TEMPLATES;

const POST = { max: 280, unit: 'weighted' } as const;
/** Length left for the thought beside an opening line. */
const BODY = { ...POST, max: 200 } as const;

/**
 * By style of opening. `thought` is the whole thought, `first` its first sentence, `rest` what follows, `fact` one of
 * its supporting facts.
 */
const TEMPLATES = {
  straight: ['{first}\n\n{rest}', '{thought}', 'In one line:\n\n{first}', 'Simply put:\n\n{thought}'],
  contrast: [
    'Happy to be argued with on this:\n\n{thought}',
    'You may see this differently.\n\n{thought}',
    'Not everybody will like this one.\n\n{thought}',
    '{first}\n\nSounds too simple? Think about it once more.',
  ],
  question: [
    'True or not?\n\n{thought}',
    '{thought}\n\nDoes that match what you see?',
    'Would you sign this?\n\n“{first}”',
    'Ask yourself honestly.\n\n{thought}\n\nDoes it hold for you?',
  ],
  list: ['{first}\n\nWhy I say so:\n\n{list}', '{list}\n\nPut together: {first}', '{first}\n\n{list}'],
  proof: ['{fact}\n\n{thought}', '{fact}\n\nWhat I take from it: {first}', 'Start here: {fact}\n\n{thought}'],
  address: [
    '{Audience}, this one is for you.\n\n{thought}',
    'A note to {audience}:\n\n{thought}',
    'For {audience}, in case nobody has said it yet:\n\n{thought}',
  ],
} as const;

const WHY: Readonly<Record<Opening, string>> = {
  straight: 'Your thought alone: nothing stands between it and the reader.',
  contrast: 'Says beforehand that one may disagree, so people read to see whether they do.',
  question: 'Gives the reader a part: to check it against what they know.',
  list: 'Can be taken in at a glance, point by point.',
  proof: 'What happened comes first, what follows from it second.',
  address: 'Those it is for know it in the first line.',
};

const ENDS = {
  reply: ['What would you add?', 'Where do you see it differently?', 'What is your experience?'],
  repost: ['Repost it if somebody you follow should read this.', 'Know somebody who needs this? Pass it on.'],
  follow: ['Follow along for more of this.', 'More like this to come. Follow along.'],
  visit: ['More on it here: {link}', 'The long version: {link}', '{link}'],
  nothing: [],
} as const;

/** A post has one question at most. */
const ASKS = /[?？]/;

const OPENINGS = Object.keys(TEMPLATES) as Opening[];

export const viralPostComposer = writingTool({
  definition,
  guide: `You write for people who post every day and hate sounding like it. Every post carries the whole thought and stands alone. The first line is at most twelve words and says something; it never announces ("Here's the thing", "Hot take", "Let that sink in", "Unpopular opinion"). Each post opens in another way: straight says it, contrast turns round what people expect, question asks what a reader can answer, list gives two to four short lines of "points", proof starts with a fact of "points", address names "audience". With another "opening" than "any", all have it. No proof without "points". One idea, short sentences, a blank line before the turn. The end asks for what "goal" says, in words that only fit this thought; "visit" holds "link" as given. No hashtags, no "1/", no "thread", at most one emoji.`,
  write({ thought, points, audience, opening, goal, link, count }, kit) {
    const said = kit.sentences(thought).map(sentence);
    const facts = kit.sentences(points).map(sentence);
    const first = within(said.slice(0, 1), BODY) || within([thought], BODY);
    const listed = facts.length > 1 ? facts : said.slice(1);
    const slots = {
      first,
      thought: within(said, BODY) || first,
      rest: within(said.slice(1), BODY),
      fact: within(facts.length > 0 ? [kit.random.pick(facts as [string, ...string[]])] : [], BODY),
      list:
        listed.length > 1
          ? listed
              .slice(0, 4)
              .map((each) => `→ ${each}`)
              .join('\n')
          : '',
    };
    const voice = kit.about({ topic: thought, audience, platform: 'x' });
    const ends = voice.deal(ENDS[goal], count, link ? { link } : {});
    const turn = kit.random.int(0, OPENINGS.length - 1);
    const kinds = opening === 'any' ? [...OPENINGS.slice(turn), ...OPENINGS.slice(0, turn)] : [opening];
    const dealt = kinds.map((kind) =>
      voice.deal(TEMPLATES[kind], count, slots).map((text) => ({ text, opening: kind, why: WHY[kind] })),
    );
    const chosen = interleave(dealt, count);
    const some = chosen.length > 0 ? chosen : [{ text: first, opening: 'straight' as const, why: WHY.straight }];
    const posts = some.map(({ text, ...post }, at) => {
      const end = ASKS.test(text) && goal === 'reply' ? '' : (ends[at % ends.length] ?? '');
      return {
        text:
          stacked(
            [
              [0, text],
              [1, end],
            ],
            POST,
          ) || first,
        ...post,
      };
    });
    return { posts };
  },
});
