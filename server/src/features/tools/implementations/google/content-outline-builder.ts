import { capital, sentence } from '@flint/engines/english/words';
import { contentOutlineBuilder as definition } from '@flint/shared/tools/google/content-outline-builder';
import { writingTool } from '../../implementation';
import { headed } from '../headed';
import { CLOSING, MIDDLE, OPENING } from './outline-sections';
import { questionsOf } from './question-of';
import { searchDescription } from './search-descriptions';
import { searchTitles } from './search-titles';

interface Section {
  readonly heading: string;
  readonly answers: string;
  readonly says: string;
}

/** Default questions, for a thought without a hint. */
const ASKING = [
  'What should I know about this?',
  'Why does that matter?',
  'What does that mean for me?',
  'How does that work?',
];

/** Questions by words of a thought. */
const HINTS = [
  'Say why, and what follows from it.',
  'Show it, with a picture or an example.',
  'Say for whom that matters most.',
  'To find out: an example of your own.',
];

const parted = (line: string): Section => {
  const [heading = '', answers = '', says = ''] = line.split(' | ');
  return { heading, answers, says };
};

export const contentOutlineBuilder = writingTool({
  definition,
  guide: `You outline articles that answer before they explain. The first section gives the answer; then what a reader needs next, in that order, as "intent" says: to understand (what, why, how, what it means), to do (what you need, the steps, what goes wrong, how to tell it worked), to compare (what matters, each candidate by the same measure, which for whom), to buy (what it is, who it is for, what it costs, what if). Headings say something ("Two thin coats beat one thick"), they do not name a topic ("Application"). Each section answers one question, and no two the same. Every thought of "points" has its place; what a section needs and the form does not have is written as "To find out: …". The searched words stand in the title and in one early heading, nowhere by force.`,
  write({ topic, points, keyword, audience, intent, sections: wished }, kit) {
    const voice = kit.about({ topic, audience, details: points, platform: 'blog' });
    const facts = kit.facts(topic, points);
    const asking = voice.deal(ASKING, facts.length);
    const hints = voice.deal(HINTS, HINTS.length);
    const [opening = ''] = voice.deal(OPENING[intent], 1);
    const room = Math.max(0, wished - 2);
    const told = facts.slice(0, room).map((fact, at): Section => {
      const { heading, text } = headed(fact);
      return {
        heading,
        answers: voice.say(questionsOf(fact)) || (asking[at % asking.length] ?? ''),
        says: text || `${sentence(fact)} ${hints[at % hints.length] ?? ''}`,
      };
    });
    const left = facts.slice(room);
    const dealt = voice.deal(MIDDLE, room - told.length);
    const middle = MIDDLE.flatMap((template, at) => (dealt[at] === undefined ? [] : [parted(dealt[at] ?? template)]));
    const closing = parted(voice.say(CLOSING));
    const end =
      left.length > 0 ? { ...closing, says: `${closing.says} Also: ${left.map(sentence).join(' ')}` } : closing;
    const sections = [parted(opening), ...told, ...middle, end].filter(({ heading }) => heading !== '');
    const [title = capital(topic)] = searchTitles(voice, { keyword, count: 1 });
    return {
      sections,
      title,
      description:
        searchDescription(voice, facts.length > 0 ? 'facts' : 'answer', { facts, keyword }) || sentence(topic),
    };
  },
});
