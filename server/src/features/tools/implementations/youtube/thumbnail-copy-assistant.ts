import { tag } from '@flint/engines/english/tagger';
import { isTelling } from '@flint/engines/english/telling';
import { uncapital } from '@flint/engines/english/uncapital';
import { capital } from '@flint/engines/english/words';
import { thumbnailCopyAssistant as definition, repeats } from '@flint/shared/tools/youtube/thumbnail-copy-assistant';
import { writingTool } from '../../implementation';
import { uniqueBy } from '../craft/unique-by';

type Kind = keyof typeof TEMPLATES;

/**
 * `{figure}`: a number with its unit; `{made}`: the result; `{scene}`: a thing with an adjective; `{thing}`: the
 * subject; `{lack}`: what is missing; `{fear}`: the risk, and `{badly}` its manner; `{quality}`: an adjective of the
 * subject; `{does}`: its final verb.
 */
const TEMPLATES = {
  result: [
    '{Figure}',
    '{Figure}.\nReally.',
    '{Figure}.\nThat’s it.',
    '{Made}.\nFinally.',
    'No {lack}',
    'See for\nyourself',
    'All of it',
  ],
  question: [
    'Too {quality}?',
    'Still {quality}?',
    '{Figure}?',
    '{Scene}?',
    'Why so {badly}?',
    'No {lack}?',
    '{Thing}?\nHonestly?',
    'Worth it?',
    'Could you?',
  ],
  tension: [
    '{Badly}\nor {quality}?',
    '{Fear}\nvs\n{made}',
    '{Scene}?\nNo problem',
    '{Thing}:\nyes or no?',
    'Before\n& after',
    'Right\nor wrong?',
    'Easy\nor hard?',
  ],
  warning: [
    'No more {fear}',
    'Never {badly} again',
    'Don’t skip this',
    'Not like this',
    'Start here',
    'Watch this first',
    'Wait for it',
  ],
  feeling: [
    'It {does}',
    '{Scene}.\nSo what.',
    '{Thing}.\nNo fuss.',
    'Still no {lack}',
    'Finally',
    'At last',
    'Take your time',
  ],
} as const;
const WHY: Readonly<Record<Kind, string>> = {
  result: 'Says what is reached; the title says how.',
  question: 'Asks what a viewer doubts, and leaves the answer to the video.',
  tension: 'Sets two things against each other, so that the picture is a choice.',
  warning: 'Tells that something can go wrong, and that the video knows what.',
  feeling: 'Says what the moment feels like, in as few words as somebody says it.',
};
const KINDS = Object.keys(TEMPLATES) as Kind[];
const SMALL =
  /^(?:a|an|the|or|and|vs|this|that|that['’]s|it|to|too|no|not|don['’]t|only|my|your|in|on|at|of|for|is|so|what|really|problem|again|never|more|why|still|finally|here|can|be)$/i;
/** Words that cannot be graded: "too more?" is no question. */
const NO_QUALITY =
  /^(?:more|most|many|much|own|other|same|new|next|last|first|few|good|best|better|able|whole|only|such|several|another|least|less|main|real|sure)$/i;
const FIGURE =
  /\b(?:\d+(?:[.,]\d+)*|one|two|three|four|five|six|seven|eight|nine|ten|zero)(?:\s?%|\s(?!more\b|less\b|of\b|or\b|and\b)\p{L}{2,})/iu;

/** Durations without a number: "for a year". */
const SPAN = /\b(?:for|in|after)\s+(an?\s+(?:second|minute|hour|day|week|month|year)\b(?!\s+of))/i;
/** Absences: "without a car". */
const LACK = /\bwithout\s+(?:(?:an?|the|any|my|our)\s+)?(\p{L}+)/iu;

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? [];

/** The first noun phrase of a text without article, at most three words. */
function thingIn(phrases: readonly string[]): string | undefined {
  const [first] = phrases;
  return first?.split(' ').slice(-3).join(' ').toLowerCase();
}

/** Adjectives in the user's texts. */
function qualitiesIn(text: string): string[] {
  return tag(text)
    .filter(({ tag: part, text: word }) => part === 'ADJ' && /^\p{Ll}{3,}$/u.test(word) && !NO_QUALITY.test(word))
    .map(({ text: word }) => word.toLowerCase());
}

/** The emphasised word of an option: its number, else its last content word. */
function stressOf(text: string): string {
  const words = wordsOf(text);
  const number = words.find((word) => /\d/.test(word));
  return number ?? words.findLast((word) => !SMALL.test(word)) ?? words.at(-1) ?? '';
}

export const thumbnailCopyAssistant = writingTool({
  definition,
  guide: `You write the words on thumbnails. Title and thumbnail are read together in a second: the words say what the title does not, and never repeat a telling word of it. They complete "picture": what is seen is not named. At most "words" words; break lines where a speaker would pause. Only numbers, results and claims that the form has. No exclamation marks, no "shocking", no arrows, no emoji; capitals for a whole word only where it is the stressed one. Cover different kinds; no two options share their stressed word. "stress" is one word of the option. "why" says what the words add to picture and title.`,
  write({ topic, title, outcome, tension, words, count }, kit) {
    const voice = kit.about({ topic, details: outcome });
    const all = uncapital(topic);
    const [figure] = FIGURE.exec(outcome) ?? FIGURE.exec(all) ?? SPAN.exec(all)?.slice(1) ?? [];
    const [, lack] = LACK.exec(all) ?? [];
    const about = thingIn(
      kit.phrases(voice.brief.topic?.bare ?? '').filter((phrase) => isTelling(phrase.split(' ').at(-1) ?? '')),
    );
    const isSaid = title.toLowerCase().includes(about ?? '\n') || about === lack;
    // Text after a number only qualifies it: "300 euros a month".
    const [before = ''] = figure ? outcome.split(figure) : [outcome];
    const things = kit.phrases(before);
    const made = thingIn(things);
    // A fear needs an adjective: a bare noun is not frightening.
    const fear = thingIn(kit.phrases(tension).filter((phrase) => phrase.includes(' ')));
    const [, does] = /\b(?:that|which|it)\s+(\p{Ll}{3,}s)\b/u.exec(outcome) ?? [];
    const [quality] = [...qualitiesIn(outcome), ...qualitiesIn(all)];
    const [scene] = kit
      .phrases(all)
      .filter((phrase) => phrase.split(' ').length === 2 && qualitiesIn(phrase).length > 0);
    const badly = qualitiesIn(tension).at(-1);
    const slots = {
      ...(figure && { figure: figure.trim() }),
      ...(made && { made }),
      ...(fear && { fear }),
      ...(scene && { scene }),
      ...(does && { does }),
      ...(lack && { lack }),
      thing: about && !isSaid ? about : '',
      ...(quality && { quality }),
      ...(badly && badly !== quality && { badly }),
    };
    const taken = new Set<string>();
    const fits = (text: string) => {
      const key = wordsOf(text.toLowerCase()).join(' ');
      if (taken.has(key) || wordsOf(text).length > words || text.length > 60 || repeats(text, title)) return false;
      taken.add(key);
      return true;
    };
    const first = kit.random.int(0, KINDS.length - 1);
    const kinds = [...KINDS.slice(first), ...KINDS.slice(0, first)];
    const dealt = kinds.map((kind) => ({
      kind,
      // Texts with the user's own words come before generic ones.
      texts: [
        TEMPLATES[kind].filter((each) => each.includes('{')),
        TEMPLATES[kind].filter((each) => !each.includes('{')),
      ]
        .flatMap((some) => voice.deal(some, count, slots))
        .map(capital)
        .filter(fits),
    }));
    const options = Array.from({ length: count * 2 }, (_, round) =>
      dealt.flatMap(({ kind, texts }) => {
        const text = texts[round];
        return text === undefined ? [] : [{ text, stress: stressOf(text), kind, why: WHY[kind] }];
      }),
    ).flat();
    const different = uniqueBy(options, ({ stress }) => stress);
    const last = { text: 'Finally', stress: 'Finally', kind: 'feeling' as const, why: WHY.feeling };
    return { options: (different.length > 0 ? different : [last]).slice(0, count) };
  },
});
