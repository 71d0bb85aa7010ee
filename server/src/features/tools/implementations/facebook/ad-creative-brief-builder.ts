import { uncapital } from '@flint/engines/english/uncapital';
import { capital, sentence } from '@flint/engines/english/words';
import { adCreativeBriefBuilder as definition } from '@flint/shared/tools/facebook/ad-creative-brief-builder';
import { writingTool } from '../../implementation';
import { dealTogether, subjectOf } from '../craft/pairs';
import { within } from '../craft/within';

const bare = (text: string) => text.trim().replace(/[.!?。]+$/, '');
const LINE = { max: 180, unit: 'graphemes' } as const;

const WHO = {
  audience: ['{Audience}', 'Those it is for: {audience}', '{Audience}, and nobody else'],
  any: ['People who have not heard of {kind} from you yet', 'People who might want {about} and do not know it'],
} as const;
const OBJECTIVES = {
  know: ['{Who} remember one thing about {about}.', 'After one look, {who} can say what {about} {is}.'],
  visit: ['{Who} open the page about {about}.', '{Who} tap to find out more about {about}.'],
  leads: ['{Who} leave their address to hear about {about}.', '{Who} ask for more about {about}.'],
  sales: ['{Who} decide for {about} on the page behind the ad.', '{Who} come to the page ready to choose {about}.'],
  message: ['{Who} write a message about {about}.', '{Who} ask their first question about {about} in a message.'],
} as const;
const THINK = [
  'Now they think: that is not for me. Afterwards: that could be me.',
  'Now they scroll past things like it. Afterwards they know why this one is different.',
  'Now they have never thought about it. Afterwards they want to know more.',
];
const SHOWN = [
  'A close-up of exactly this, nothing else in the picture.',
  'Somebody who uses it, mid-movement, not posing.',
  'Before and after, the same place and light.',
  'The words themselves, large, on a calm ground.',
  'Everything laid out, from above.',
];
/** First scenes: picture and overlay text; they must stop a scrolling viewer. */
const OPENERS = [
  ['The most telling second, very close, already moving.', '{Message}'],
  ['Hands at work, no face, no start.', '{Message}'],
  ['One thing on an empty table, and a hand that takes it.', ''],
];
const MIDDLES = [
  ['A step back: where it happens.', ''],
  ['The same movement, a little later.', ''],
  ['A detail one only sees from close by.', ''],
  ['Somebody sees it for the first time.', ''],
  ['A still moment. Nothing moves for a second.', ''],
  ['What is different now, next to what was.', 'Now'],
];
const CLOSERS = [
  ['The result, held still, with room for text.', '{Message}'],
  ['The first picture again, changed by one thing.', '{Message}'],
];
const FORMATS = {
  tall: ['What matters in the middle, words in the upper third.', 'The main cut: fills a phone’s feed.'],
  square: ['The same, a little closer; nothing at the edges.', 'Cut in from both sides, words unchanged.'],
  story: ['Room above and below for the app; words in the middle half.', 'Filmed upright, not cropped from the feed.'],
  wide: ['A step back, so that nobody loses their head.', 'Only where it runs beside videos.'],
} as const;
const CLICHES = [
  'Stock-photo smiles',
  'Arrows and red circles',
  'Several messages at once',
  'Text over the whole picture',
  'A logo in the first second',
  'Handshakes',
];
const TESTS = [
  'The first scene against the last as the opening: do people stop for the doing, or for the result?',
  'With words in the first scene against without: does the picture speak for itself?',
  'A person against hands only: which of them makes people stop?',
  'The message as a statement against the same as a question.',
];
const KIND_FORMATS = { film: ['tall', 'story'], picture: ['tall', 'square', 'story'], carousel: ['square'] } as const;

export const adCreativeBriefBuilder = writingTool({
  definition,
  guide: `You write briefs that somebody who was not in the room can film tomorrow. One objective that can be tested, one message in words people would say; everything else serves it. "audience": who they are, what they think now, what they should think afterwards. Proof is what "points" says, each with a picture of it; no invented facts, awards or customers. "scenes": what is in the picture, how close, what moves; the first stops a thumb without sound, the last shows result or offer; words on screen at most eight and never a repetition of the picture. For a picture the scenes are layers or variants, for a carousel cards that work in any order after the first. Formats as ratios, with what changes in each. "must" and "avoid" as given, then what this kind of ad does too often. The test changes one thing. Plain words: no "engaging", "stunning", "eye-catching".`,
  write({ topic, message, audience, goal, points, must, avoid, look, kind, scenes: count }, kit) {
    const voice = kit.about({ topic, audience, details: look, platform: 'facebook' });
    const subject = subjectOf(voice);
    const who = audience ? voice.say(['{Audience}']) : voice.say(WHO.any);
    const said = sentence(
      message ||
        voice.say(['{About}, in one look', '{About}: see for yourself', 'There is room for you in {kind}']) ||
        topic,
    );
    const short = within([bare(said)], { max: 100, unit: 'graphemes' });
    const slots = { ...subject, who, message: short };
    const facts = kit.facts(topic, points).map((fact) => within([capital(bare(fact))], LINE));
    const shown = voice.deal(SHOWN, SHOWN.length);
    const proof = (facts.length > 0 ? facts.slice(0, 6) : [capital(bare(topic))]).map((fact, at) => ({
      ...{ fact, shown: shown[at % shown.length] ?? '' },
    }));
    const scene = ([seen = '', words = '']: readonly string[]) => ({ seen, words });
    const openers = dealTogether(voice, OPENERS, 1, slots);
    const closers = dealTogether(voice, CLOSERS, 1, slots);
    const middles = dealTogether(voice, MIDDLES, Math.max(0, count - 2));
    const scenes = [...openers, ...middles, ...(count > 1 ? closers : [])].map(scene);
    // The message is on the picture once.
    const once = scenes.map((each, at) =>
      at > 0 && at < scenes.length - 1 ? each : at === 0 && scenes.length > 1 ? { ...each, words: '' } : each,
    );
    const feel = look ? ` It should feel like this: ${uncapital(bare(look))}.` : '';
    return {
      objective: capital(voice.say(OBJECTIVES[goal], slots)),
      audience: `${sentence(who)} ${voice.say(THINK)}${feel}`,
      message: within([said], LINE),
      proof,
      scenes: once,
      formats: KIND_FORMATS[kind].map((format) => ({ format, note: voice.say(FORMATS[format]) })),
      must: must.filter(Boolean),
      avoid: [...avoid.filter(Boolean), ...voice.deal(CLICHES, 2)],
      test: voice.say(TESTS),
    };
  },
});
