import { uncapital } from '@flint/engines/english/uncapital';
import { capital, listed, sentence } from '@flint/engines/english/words';
import { leadMagnetFunnel as definition } from '@flint/shared/tools/facebook/lead-magnet-funnel';
import { writingTool } from '../../implementation';
import { subjectOf } from '../craft/pairs';
import { fits, within } from '../craft/within';

const TEXT = { max: 125, unit: 'graphemes' } as const;
const HEADLINE = { max: 40, unit: 'graphemes' } as const;

/** Name of each magnet on buttons, and its verb. */
const NAMES = {
  list: { noun: 'list', use: 'Go through it once with a pen in your hand.' },
  guide: { noun: 'guide', use: 'Read the first part today, and leave the rest for when you need it.' },
  template: { noun: 'template', use: 'Make a copy, and fill in the first field now.' },
  course: { noun: 'course', use: 'Take the first lesson today. The others wait for you.' },
  video: { noun: 'video', use: 'Watch it once through before you try anything.' },
} as const;

const ADS = [
  '{Outcome}. {About}, free, for {audience}.',
  '{Outcome}. It is all in {yours}, and it is free.',
  '{About}. In it: {small}.',
  '{About}, free to take along. {Outcome}.',
  'For {audience}: {about}. Free.',
  '{About}. Free, and of use on the same day.',
];
const HEADLINES = [
  '{Outcome}',
  '{About}',
  'Take it along, free',
  'Free: the {noun} to begin with',
  'Your {noun} is ready',
];
const PAGES = ['{Outcome}', '{About}', '{About}, for {audience}'];
const LEADS = [
  'Made for {audience}. Take it, use it today, keep what works.',
  'For {audience}: no long read, only what you need.',
  'No long read, only what you need to begin.',
  'It helps with one thing, and it does so today.',
];
const BUTTONS = ['Send me the {noun}', 'Get the {noun}', 'Yes, send it to me'];
const THANKS = [
  'It is on its way.\nLook into your inbox. If it is not there in a few minutes, look into spam too.\n{use}',
  'Thank you. The {noun} is in your inbox.\n{use}\nIn the next days I will write again, to help you use it.',
];

const FIRST = {
  subjects: ['Here is your {noun}', 'Your {noun}, as promised', 'It is here: your {noun}'],
  bodies: [
    'Hello,\n\nhere is what you asked for: [link]\n\n{use}\n\nIf a question comes up, answer this e-mail. I read it.',
    'Hello,\n\nthank you for asking for it. Here it is: [link]\n\n{use}\n\nI will write again in a few days, to hear how it went.',
  ],
};
const HELP = {
  subjects: ['One thing from your {noun}', 'Did you get this far?', 'The part people skip', 'A small step for today'],
  bodies: [
    'Hello,\n\none part of the {noun} is worth a second look:\n\n{fact}\n\nTry it today, before you read on.',
    'Hello,\n\nif you only use one thing from the {noun}, use this:\n\n{fact}\n\nHow did it go? Answer with one sentence.',
    'Hello,\n\nthis is the part that is easily skipped:\n\n{fact}\n\nGive it ten minutes. That is usually enough to see whether it is for you.',
    'Hello,\n\nhave you opened the {noun} yet? {use}\n\nOne small step is enough for today.',
    'Hello,\n\nwhat has the {noun} changed for you so far? If nothing yet, take it out once more today, and begin anywhere.\n\nAnswer with one sentence, and I will know how to help.',
  ],
};
const LAST = {
  subjects: ['What comes next', 'If you want to go on', 'And now?'],
  offered: [
    'Hello,\n\nif {outcome} was what you came for, there is a next step: {offer}.\n\nWould you like to know more? Answer this e-mail, and I will tell you.',
    'Hello,\n\nyou have had the {noun} for a few days. If you want to go further, this is how: {offer}.\n\nAnd if it is not for you, keep the {noun}. It was meant for you either way.',
  ],
  asked: [
    'Hello,\n\nhow did it go? Answer with one sentence, good or bad. I will make the {noun} better with it.',
    'Hello,\n\none last question: what was missing in the {noun}? I read every answer.',
  ],
};

/** Days of the e-mails after the request, by number of e-mails. */
const DAYS = [0, 2, 5, 9, 14] as const;

const bare = (text: string) => text.trim().replace(/[.!?。]+$/, '');

export const leadMagnetFunnel = writingTool({
  definition,
  guide: `You build small funnels that respect those who walk through them. One promise, "outcome", in the same words from ad to last e-mail. The ad makes somebody want what is given away, not what is sold. The page title is that promise; "bullets" are the lines of "points" turned into what the reader gets; the button says what comes ("Send me the list"). The thank-you page says where it is and what to do first. E-mails: day 0 brings it with [link] and one thing to do; those between take one line of "points" each and help to use it; the last one offers "offer" in plain words, or asks a question where nothing is sold. Subjects under 50 characters, like from a person. Signed by "sender". Leave [link] where an address belongs. No scarcity, no countdowns, no prices, no testimonials, no promises of income or health that were not given.`,
  write({ topic, outcome, points, audience, offer, sender, format, emails }, kit) {
    const voice = kit.about({ topic, audience, platform: 'facebook' });
    const facts = kit.facts(topic, points);
    const { noun, use } = NAMES[format];
    const slots = {
      ...subjectOf(voice),
      ...{ noun, use, outcome: uncapital(bare(outcome)), offer: uncapital(bare(offer)) },
      small: listed(facts.slice(0, 2).map((fact) => uncapital(bare(fact)))),
    };
    const fitting = (templates: readonly string[], room: typeof TEXT | typeof HEADLINE) => {
      const some = voice.deal(templates, templates.length, slots).map(capital);
      return some.find((text) => fits(text, room)) ?? within([capital(topic)], room);
    };
    const bullets = (facts.length > 0 ? facts : [outcome || topic]).slice(0, 6).map((fact) => ({
      line: within([capital(bare(fact))], { max: 180, unit: 'graphemes' }),
    }));
    const helps = voice.deal(HELP.subjects, HELP.subjects.length, slots);
    const helped = facts.length > 0 ? HELP.bodies.slice(0, 3) : HELP.bodies.slice(3);
    const from = facts.length > 0 ? kit.random.int(0, facts.length - 1) : 0;
    const body = (text: string) => [text, sender].filter(Boolean).join('\n\n').slice(0, 1_800);
    const say = (templates: readonly string[], extra = {}) => voice.say(templates, { ...slots, ...extra });
    const mails = Array.from({ length: emails }, (_, at) => {
      const day = DAYS[at] ?? 0;
      if (at === 0) return { day, subject: say(FIRST.subjects), body: body(say(FIRST.bodies)) };
      if (at === emails - 1) {
        const text = (offer ? say(LAST.offered) : '') || say(LAST.asked);
        return { day, subject: say(LAST.subjects), body: body(text) };
      }
      const fact = sentence(facts[(from + at) % Math.max(1, facts.length)] ?? '');
      return {
        day,
        subject: helps[at % helps.length] ?? '',
        body: body(
          say(helped.slice((at - 1) % helped.length, ((at - 1) % helped.length) + 1), {
            fact: within([fact], { max: 300, unit: 'graphemes' }),
          }),
        ),
      };
    });
    return {
      ad: fitting(ADS, TEXT),
      headline: fitting(HEADLINES, HEADLINE),
      page: within([capital(say(PAGES))], { max: 130, unit: 'graphemes' }),
      lead: say(LEADS),
      bullets,
      button: say(BUTTONS),
      thanks: say(THANKS),
      mails,
    };
  },
});
