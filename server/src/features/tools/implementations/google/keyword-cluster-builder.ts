import { capital, titleCase } from '@flint/engines/english/words';
import { keywordClusterBuilder as definition } from '@flint/shared/tools/google/keyword-cluster-builder';
import { writingTool } from '../../implementation';
import { uniqueBy } from '../craft/unique-by';
import { groupsOf, sharedWords, wordsOf } from './keyword-groups';

type Intent = keyof typeof PAGES;

const KEYWORDS_MAX = 60;
const SIGNS: readonly (readonly [Intent, RegExp])[] = [
  ['near', /\bnear(?:by| me)?\b|\bclasses\b.*\b(?:in|at)\b|\b(?:open now|directions|opening hours)\b/i],
  ['do', /^how (?:to|do|can)\b|\bdiy\b|\bstep by step\b|\btutorial\b|\brecipe\b|\bat home\b|\bmake\b/i],
  ['compare', /\bbest\b|\btop\b|\bvs\b|\bversus\b|\breviews?\b|\bcompar\w+|\balternatives?\b|\bwhich\b/i],
  ['buy', /\bbuy\b|\bprices?\b|\bcosts?\b|\bcheap\b|\bfor sale\b|\bshop\b|\border\b|\bdiscount\b|\bbook\b/i],
  ['know', /./],
];

/** Titles of a page by search intent; `{Search}` is the broadest search. */
const PAGES = {
  know: ['{Search}: what to know', '{Search}, explained simply', 'What to know about {search}'],
  do: ['{Search}, step by step', '{Search}: a guide'],
  compare: ['{Search}: how to choose', '{Search}, compared'],
  buy: ['{Search}: what to look for first', '{Search}, and what you get for it'],
  near: ['{Search}: where and when', '{Search}: how to find us'],
} as const;

const KINDS = { know: 'article', do: 'guide', compare: 'comparison', buy: 'product', near: 'place' } as const;

export const keywordClusterBuilder = writingTool({
  definition,
  guide: `You cluster searches by what one page can answer, not by how alike the words look: searches that want the same thing belong together, those that want another thing do not, even with the same noun. Every pasted keyword stands in exactly one cluster, spelled as pasted; none is added. The order: what matters most for "topic" first. "intent" is what somebody wants who searches: to know, to do, to compare, to buy, to find something nearby. "page" is the title of the one page for the cluster, as a reader would want it, and no list of keywords. Merge clusters that one page would answer; at most as many as "count". No volumes, no difficulty: you do not know them.`,
  write({ keywords, topic, count }, kit) {
    const lines = keywords
      .split(/\n+/)
      .map((line) => line.trim())
      .filter(Boolean);
    const different = uniqueBy(lines, String);
    const groups = groupsOf(different);
    const rest = groups.slice(count - 1);
    const kept =
      groups.length > count
        ? [...groups.slice(0, count - 1), { stem: '', keywords: rest.flatMap((each) => each.keywords) }]
        : groups;
    const voice = kit.about({ topic: topic || (different[0] ?? keywords) });
    const clusters = kept.map(({ stem, keywords: own }) => {
      const broad = [...own].sort((a, b) => wordsOf(a).length - wordsOf(b).length || a.length - b.length);
      const [search = ''] = broad;
      const intent = intentOf(own);
      const asked = own.find((keyword) => /^how to\b/i.test(keyword)) ?? search.replace(/\s*near me$/i, '');
      return {
        name: capital(stem === '' ? 'The rest' : sharedWords(search, own) || search),
        intent,
        keywords: broad.slice(0, KEYWORDS_MAX),
        page: titleCase(voice.say(/^how to\b/i.test(asked) ? PAGES.do : PAGES[intent], { search: asked }) || search),
        kind: KINDS[intent],
      };
    });
    return { clusters };
  },
});

/** The intent of most searches; in a tie, the more specific one. */
function intentOf(keywords: readonly string[]): Intent {
  if (keywords.some((keyword) => /\bnear(?:by| me)\b/i.test(keyword))) return 'near';
  const wanted = keywords.map((keyword) => SIGNS.find(([, sign]) => sign.test(keyword))?.[0] ?? 'know');
  const counted = SIGNS.map(([intent]) => ({ intent, times: wanted.filter((each) => each === intent).length }));
  return counted.reduce((best, each) => (each.times > best.times ? each : best)).intent;
}
