import { sentence } from '@flint/engines/english/words';
import { faqSchemaGenerator as definition } from '@flint/shared/tools/google/faq-schema-generator';
import { writingTool } from '../../implementation';
import { matchingFact } from '../matching-fact';
import { joined } from './joined';
import { questionsOf } from './question-of';

const ANSWER_MAX = 800;
/** Default questions, for a fact without a hint. */
const OPEN = [
  'What should I know about {about}?',
  'What else is there to know about {about}?',
  'What is special about {about}?',
];

const asQuestion = (text: string) => (/[?？]$/.test(text.trim()) ? text.trim() : `${text.trim()}?`);

export const faqSchemaGenerator = writingTool({
  definition,
  guide: `You write questions and answers that save a reader an e-mail. Questions stand in the reader's words, as they would be typed or asked aloud, and in the order somebody would ask them: what it is, whether it is for me, what it costs, when, how, what if. Use every one of "questions" that the facts can answer, as given. Each answer answers in its first words ("Yes, …", "On Tuesdays …"), stands alone without its question, and says nothing that "points" does not hold; a question the facts cannot answer is left out. Plain text without HTML, links or Markdown. "voice" says who answers: we, I, or nobody in person. No question that only advertises ("Why are we the best?").`,
  write({ topic, points, questions, count }, kit) {
    const voice = kit.about({ topic, details: points });
    const facts = kit.sentences(points).map(sentence);
    const asked = questions.filter(Boolean).flatMap((question) => {
      const fact = matchingFact(question, facts);
      return fact ? [{ question: asQuestion(question), answers: [fact] }] : [];
    });
    const left = facts.filter((fact) => !asked.some(({ answers }) => answers.includes(fact)));
    const told = groupsOf(left, (templates) => voice.say(templates));
    const open = left.filter((fact) => questionsOf(fact).length === 0);
    const rest = open.length > 0 ? [{ question: voice.say(OPEN), answers: open }] : [];
    const all = [...rest, ...told, ...asked].slice(0, count);
    const kept =
      all.length > 0 ? all : [{ question: voice.say(OPEN), answers: facts.length > 0 ? facts : [sentence(points)] }];
    return {
      questions: kept.map(({ question, answers }) => ({
        question,
        answer: joined(answers, ANSWER_MAX, 'graphemes') || answers[0] || '',
      })),
    };
  },
});

/** Groups facts by the question they answer. */
function groupsOf(
  facts: readonly string[],
  say: (templates: readonly string[]) => string,
): { question: string; answers: string[] }[] {
  const groups = new Map<readonly string[], { question: string; answers: string[] }>();
  for (const fact of facts) {
    const templates = questionsOf(fact);
    if (templates.length === 0) continue;
    const group = groups.get(templates) ?? { question: say(templates), answers: [] };
    group.answers.push(fact);
    groups.set(templates, group);
  }
  return [...groups.values()];
}
