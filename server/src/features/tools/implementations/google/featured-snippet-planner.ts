import { capital, sentence } from '@flint/engines/english/words';
import { featuredSnippetPlanner as definition } from '@flint/shared/tools/google/featured-snippet-planner';
import { writingTool } from '../../implementation';
import { joined } from './joined';

type Form = 'paragraph' | 'list' | 'table';

const ROWS_MAX = 10;
/** About 60 words. */
const ANSWER_MAX = 360;
const PAIR = /^([^:：]{2,60})[:：]\s*(.+)$/;
const STEPS = /^how (?:to|do|can|should)\b|\bsteps?\b|\brecipe\b/i;
const KINDS = /\b(?:kinds?|types?|ways|ideas|best|examples?|tools|reasons|things)\b/i;

const LEADS = {
  paragraph: [''],
  list: ['These, in this order:', 'One after the other:', 'In short, these:'],
  table: ['It depends.', 'In short, it depends.'],
} as const;

const FOLLOWING: readonly string[] = [
  'What can go wrong with {thing}?',
  'What do I need for {thing}?',
  'What should I avoid with {thing}?',
  'Where do I begin with {thing}?',
  'Is there a simpler way with {thing}?',
  'Who can help me with {thing}?',
];

export const featuredSnippetPlanner = writingTool({
  definition,
  guide: `You answer the way search engines lift answers. The heading is the question as people ask it. The answer stands alone below it: the first sentence answers with the words of the question in it ("Pottery takes … to dry"), the rest says on what it depends; 30 to 60 words for a paragraph, one sentence before a list or a table. "form": with "auto", steps and kinds become a list, values that belong to names a table, what and why a paragraph; otherwise as asked. Rows are parallel and short: steps begin with a verb, names are names. All of it from "points". Then what the same person asks next, not variations of the same question.`,
  write({ question, points, form: wished, follow }, kit) {
    const facts = kit.sentences(points);
    const pairs = facts.flatMap((fact) => {
      const [, name = '', value = ''] = PAIR.exec(fact) ?? [];
      return name ? [{ name: capital(name.trim()), value: capital(value.trim().replace(/\.$/, '')) }] : [];
    });
    const form: Form = wished === 'auto' ? formOf(question, facts, pairs.length) : wished;
    const rows = form === 'table' && pairs.length > 0 ? pairs : facts.map((fact) => ({ name: bare(fact), value: '' }));
    const others = form === 'table' ? facts.filter((fact) => !PAIR.test(fact)) : [];
    const voice = kit.about({ topic: question });
    const thing = thingIn(
      question,
      voice.brief.topic?.shape === 'activity' ? voice.brief.topic.full : kit.phrases(question)[0],
    );
    const lead = voice.say(LEADS[form]);
    const said =
      form === 'paragraph' ? facts : form === 'table' ? [...facts.slice(0, 2), ...others] : facts.slice(0, 1);
    return {
      heading: capital(question),
      form,
      answer:
        [lead, joined([...new Set(said)].map(sentence), ANSWER_MAX, 'graphemes')].filter(Boolean).join(' ') ||
        sentence(points),
      rows: form === 'paragraph' ? [] : rows.slice(0, ROWS_MAX),
      questions: thing ? voice.deal(FOLLOWING, follow, { thing }).map((each) => ({ question: each })) : [],
    };
  },
});

/** Subject of a question: its named thing, or what follows "what is"; undefined without either. */
const thingIn = (question: string, named: string | undefined) =>
  named ?? /^(?:what|who) (?:is|are) (?:an? |the )?(.{3,40}?)[?？]*$/i.exec(question)?.[1];

const bare = (fact: string) => capital(fact.trim().replace(/[.。]$/, ''));

function formOf(question: string, facts: readonly string[], pairs: number): Form {
  if (pairs >= 2) return 'table';
  return facts.length >= 3 && (STEPS.test(question) || KINDS.test(question)) ? 'list' : 'paragraph';
}
