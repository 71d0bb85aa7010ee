import { uncapital } from '@flint/engines/english/uncapital';
import { capital, sentence } from '@flint/engines/english/words';
import { adCopyOptimizer as definition } from '@flint/shared/tools/facebook/ad-copy-optimizer';
import { writingTool } from '../../implementation';
import { interleave } from '../craft/interleave';
import { subjectOf } from '../craft/pairs';
import { fits, within } from '../craft/within';

type Angle = keyof typeof TEXTS;

/** Length shown before "See more". */
const TEXT = { max: 125, unit: 'graphemes' } as const;
const HEADLINE = { max: 40, unit: 'graphemes' } as const;
const DESCRIPTION = { max: 25, unit: 'graphemes' } as const;

const TEXTS = {
  outcome: [
    '{Outcome}. That is what {about} {is} for.',
    '{Outcome}. {Fact}',
    '{Outcome}. {About}, made for {audience}.',
    'Imagine this: {outcome}. {Fact}',
    '{About}: you leave with more than you came with. {Fact}',
    '{About}. {Fact}',
    '{About}: find out whether it is for you.',
    '{About}. Have a look at what is in it.',
  ],
  problem: [
    '{Problem}? There is another way. {About}.',
    '{Problem}. It does not have to stay like that. {Fact}',
    'Less of this: {problem}. More of this: {outcome}.',
    'Enough of {problem}? {Fact}',
    'If {kind} always sounded like too much effort: {fact}',
  ],
  proof: ['{Fact} {Fact2}', '{Fact} See for yourself.', 'No big words. {Fact} {Fact2}', '{About}, in one line: {fact}'],
  question: [
    'What would you do with {about}?',
    'New to {kind}? Good. {Fact}',
    'When did you last try something like {kind}?',
    'If you have been looking for {about}: here you are.',
    '{Audience}: have you seen this? {About}.',
  ],
  offer: [
    '{Offer}. {Fact}',
    '{Offer}. {About}, and everything you need to begin.',
    '{About}. {Offer}.',
    'Worth knowing: {offer}. {Outcome}.',
  ],
} as const;

const HEADLINES = {
  outcome: ['{Outcome}', '{About}', 'Come for {kind}'],
  problem: ['There is another way', '{About}', 'Try {kind} instead'],
  proof: ['{Fact}', 'See for yourself', '{About}', 'What is behind {kind}'],
  question: ['New to {kind}?', 'Curious about {kind}?', '{About}?', 'Why not try it?'],
  offer: ['{Offer}', '{About}', 'Worth a look'],
} as const;

const DESCRIPTIONS = [
  '{Offer}',
  'For {audience}',
  '{Fact}',
  'Have a look',
  'All the details here',
  'See what is in it',
];

const TESTS: Readonly<Record<Angle, readonly string[]>> = {
  outcome: ['Whether people come for what they get.', 'Whether the result is reason enough.'],
  problem: ['Whether people come to get away from something.', 'Whether they know what you mend.'],
  proof: ['Whether facts do more than promises.', 'Whether people need to be convinced, or only reminded.'],
  question: ['Whether being asked makes people stop.', 'Whether curiosity is enough.'],
  offer: ['Whether the offer is what was missing.', 'Whether price or date held people back.'],
};

const ANGLES = Object.keys(TEXTS) as Angle[];
const bare = (text: string) => text.trim().replace(/[.!?。]+$/, '');

export const adCopyOptimizer = writingTool({
  definition,
  guide: `You write ads that a stranger understands with half an eye. The first 125 characters of "text" carry the reason to stop; what comes after "See more" is for those who are convinced already. Variants differ in their angle and in nothing else that matters: outcome (what somebody gets), problem (what it mends, without shaming), proof (facts of "points"), question (one the reader can answer), offer ("offer" as given, with its terms). With another "angle" than "any", all have it; offer and proof only where the form has one. Keep what is good in "current", and drop superlatives and exclamation marks. "headline" does not repeat the text and fits the "button". Never say or imply what the reader is (health, money, faith, looks, origin): Meta refuses it. No fake urgency, no prices, dates, reviews or numbers that were not given, no emoji unless "current" has them. "test" is what one learns when this variant wins.`,
  write({ topic, current, outcome, problem, points, offer, audience, angle, count }, kit) {
    const voice = kit.about({ topic, audience, platform: 'facebook' });
    const facts = kit.facts(topic, points || current).map((fact) => sentence(fact.replace(/!+$/, '.')));
    const short = facts.filter((fact) => fits(fact, { ...TEXT, max: 80 }));
    const at = short.length > 0 ? kit.random.int(0, short.length - 1) : 0;
    const [fact = '', fact2 = ''] = [...short.slice(at), ...short.slice(0, at)];
    const slots = {
      ...subjectOf(voice),
      ...{ outcome: uncapital(bare(outcome)), problem: uncapital(bare(problem)), offer: bare(offer), fact },
      fact2: short.length > 1 ? fact2 : '',
    };
    const headed = { ...slots, fact: bare(fact) };
    const headline = (of: Angle, taken: ReadonlySet<string>, text: string) => {
      const some = voice
        .deal(HEADLINES[of], HEADLINES[of].length, headed)
        .map(capital)
        .filter((each) => fits(each, HEADLINE));
      const fresh = some.filter((each) => !taken.has(each));
      const other = fresh.find((each) => !text.includes(each));
      return other ?? fresh[0] ?? within([capital(topic)], HEADLINE);
    };
    const turn = kit.random.int(0, ANGLES.length - 1);
    const angles = angle === 'any' ? [...ANGLES.slice(turn), ...ANGLES.slice(0, turn)] : [angle];
    const dealt = angles.map((each) => {
      const tests = voice.deal(TESTS[each], TESTS[each].length);
      // Texts that are shown whole come before truncated ones.
      const texts = voice.deal(TEXTS[each], TEXTS[each].length, slots).map(capital);
      const ordered = [...texts.filter((text) => fits(text, TEXT)), ...texts.filter((text) => !fits(text, TEXT))];
      return ordered
        .slice(0, count)
        .map((text, round) => ({ text, angle: each, test: tests[round % tests.length] ?? '' }));
    });
    const some = interleave(dealt, count);
    const chosen =
      some.length > 0 ? some : [{ text: sentence(topic), angle: 'outcome' as const, test: TESTS.outcome[0] ?? '' }];
    const heads = new Set<string>();
    const ads = chosen.map((ad) => {
      const head = headline(ad.angle, heads, ad.text);
      heads.add(head);
      const below = voice
        .deal(DESCRIPTIONS, DESCRIPTIONS.length, headed)
        .map(capital)
        .find((each) => fits(each, DESCRIPTION) && each !== head && !ad.text.includes(each));
      return { ...ad, headline: head, description: below ?? '' };
    });
    return { ads };
  },
});
