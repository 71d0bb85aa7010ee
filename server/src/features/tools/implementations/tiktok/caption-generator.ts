import { capital, sentence } from '@flint/engines/english/words';
import { tiktokCaptionGenerator as definition } from '@flint/shared/tools/tiktok/caption-generator';
import { writingTool } from '../../implementation';
import { asOwnHashtag, hashtagsFrom } from '../craft/hashtags-from';
import { interleave } from '../craft/interleave';
import { subjectOf } from '../craft/pairs';
import { within } from '../craft/within';

type Angle = keyof typeof TEMPLATES;

const LINE = { max: 160, unit: 'graphemes' } as const;

const TEMPLATES = {
  search: [
    '{Keyword}: {about}, from start to end.',
    '{Keyword}? {Fact}',
    '{Keyword}, the way I do it. {Fact}',
    '{Keyword}: what to look at first.',
    '{Subject} for {audience}: where to begin.',
    '{Subject}, shown from start to end.',
    '{Subject}: {fact}',
  ],
  question: [
    'Would you have done the same?',
    'Be honest: have you tried {doing} yet?',
    'What would you do differently?',
    'Who else has {subject} on the list this week?',
    'Is it just me, or {kindis} {kind} never quite finished?',
  ],
  line: [
    '{Fact}',
    '{Subject}, and nothing else.',
    'For everybody who has been putting off {subject}.',
    'This is your sign to start {doing}.',
    'Nobody said {doing} had to be pretty.',
    '{About}. That is the caption.',
    '{Audience}, this one is for you.',
  ],
  story: [
    '{Fact} {Fact2}',
    '{Fact} The rest is in the video.',
    'It began like this. {Fact}',
    'How it went: {fact} {Fact2}',
  ],
  steps: ['{Subject} in short:\n{list}', 'What you see here:\n{list}', '{Keyword}:\n{list}'],
} as const;

const ENDS = {
  comment: ['Tell me below.', 'Which part should I show next?', 'Questions? Ask away.'],
  save: ['Save it for the day you need it.', 'Keep this one for later.', 'Save now, try later.'],
  follow: ['Follow for the next one.', 'More of this to come.'],
  share: ['Send it to somebody who needs it.', 'You know who should see this.'],
  nothing: [],
} as const;

const ANGLES = Object.keys(TEMPLATES) as Angle[];

export const captionGenerator = writingTool({
  definition,
  guide: `You caption videos that run while they are read. The first 80 characters are all most people see: they say what the video shows, in words somebody would type into search. Angle search begins with "keyword" as people type it; question asks what viewers can answer from experience; line is one sentence under 60 characters; story tells what happened from "points"; steps gives three to five short lines. Do not repeat what is said in the video, do not write "watch till the end", no "POV" unless it is one. The end asks for "goal" in a few words. Hashtags stand at the end, at most "hashtags" of them and never more than five, those of "own" first, then what the video is about from exact to broad; no #fyp, #foryou or #viral. At most one emoji.`,
  write({ topic, points, keyword, audience, goal, own, hashtags, count }, kit) {
    const voice = kit.about({ topic, audience, platform: 'tiktok' });
    const facts = kit.facts(topic, points).map((fact) => within([sentence(fact)], LINE));
    const from = facts.length > 0 ? kit.random.int(0, facts.length - 1) : 0;
    const [fact = '', fact2 = ''] = [...facts.slice(from), ...facts.slice(0, from)];
    const slots = {
      ...subjectOf(voice),
      ...{ fact, fact2: facts.length > 1 ? fact2 : '' },
      keyword: keyword.trim(),
      list:
        facts.length > 1
          ? facts
              .slice(0, 5)
              .map((each, at) => `${at + 1}. ${each}`)
              .join('\n')
          : '',
    };
    const found = hashtagsFrom(voice.brief, kit.phrases(`${topic}. ${points}`));
    const pool = [
      ...own.flatMap((tag) => asOwnHashtag(tag) ?? []),
      ...interleave([found.middle, found.broad, found.narrow], 12),
    ];
    const tags = [...new Map(pool.map((tag) => [tag.toLowerCase(), tag])).values()].slice(0, hashtags).join(' ');
    const ends = voice.deal(ENDS[goal], ENDS[goal].length);
    const turn = kit.random.int(0, ANGLES.length - 1);
    const angles: Angle[] = [...new Set<Angle>(['search', ...ANGLES.slice(turn), ...ANGLES.slice(0, turn)])];
    const dealt = angles.map((angle) => {
      // With search words, captions begin with them.
      const some =
        angle === 'search' && keyword
          ? TEMPLATES.search.filter((each) => each.includes('{Keyword}'))
          : TEMPLATES[angle];
      return voice.deal(some, count, slots).map((text) => ({ text: capital(text), angle }));
    });
    const captions = interleave(dealt, count).map(({ text, angle }, at) => {
      const end = angle === 'question' && goal === 'comment' ? '' : (ends[at % ends.length] ?? '');
      return { text: [text, end, tags].filter(Boolean).join('\n'), angle };
    });
    return { captions };
  },
});
