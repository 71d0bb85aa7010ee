import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';

/** Functions of the text on a thumbnail. */
const KINDS = {
  result: 'Shows the result',
  question: 'Asks',
  tension: 'Sets two against each other',
  warning: 'Warns',
  feeling: 'Says how it feels',
} as const;

const MANY_WORDS = 5;
/** Stop words, ignored in the comparison with the title. */
const SMALL = new Set('a an and at by for from in is it of on or the this to with your my our i you'.split(' '));

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? [];

/** Whether a text only repeats the title. */
export function repeats(text: string, title: string): boolean {
  const told = new Set(wordsOf(title));
  const own = wordsOf(text).filter((word) => !SMALL.has(word));
  return own.length > 1 && own.every((word) => told.has(word));
}

export const thumbnailCopyAssistant = defineTool({
  id: 'youtube/thumbnail-copy-assistant',
  inputs: {
    topic: {
      type: 'text',
      label: 'What the video is about',
      placeholder: 'Baking sourdough in a cold kitchen',
      required: true,
    },
    title: {
      type: 'text',
      label: 'Title of the video',
      help: 'It stands beside the thumbnail: the words on the picture say something else.',
      field: 'youtube.title',
    },
    outcome: {
      type: 'text',
      label: 'What a viewer sees at the end',
      placeholder: 'A loaf that rises at 16 degrees',
    },
    tension: {
      type: 'text',
      label: 'What could go wrong',
      help: 'The doubt a viewer has before watching.',
      placeholder: 'Dough that stays flat',
    },
    picture: {
      type: 'text',
      label: 'What is in the picture',
      help: 'Words do not name what is seen already.',
      placeholder: 'Me beside a frosted window, holding a loaf',
    },
    words: { type: 'number', label: 'Words at most', min: 1, max: 6, default: 4 },
    count: { type: 'number', label: 'How many', min: 3, max: 12, default: 8 },
  },
  output: {
    options: {
      type: 'list',
      label: 'Words for the thumbnail',
      one: 'Option',
      tell: 'Different words for one thumbnail, the strongest first.',
      ...{ min: 1, max: 12 },
      count: 'count',
      item: {
        text: {
          type: 'text',
          label: 'Words',
          tell: 'At most "words" words, one to three lines broken where they are read, none that the title has already.',
          lines: true,
          max: 60,
        },
        stress: {
          type: 'text',
          label: 'Stressed',
          tell: 'The one word of them that is set larger or in the second colour.',
          max: 30,
          optional: true,
          // Shown with its label, because a single word needs it.
          lines: true,
        },
        kind: { type: 'choice', label: 'Kind', tell: 'What they do.', options: KINDS },
        why: {
          type: 'text',
          label: 'Why',
          tell: 'One short sentence on what they add to picture and title.',
          max: 240,
        },
      },
    },
  },
  maxTokens: 1_200,
  check({ options }, { title, words }) {
    return options.flatMap(({ text, stress }, at): Finding[] => {
      const path = `options.${at}.text`;
      const found: Finding[] = [];
      const count = wordsOf(text).length;
      const most = Math.max(words, 1);
      const same = options.findIndex((other) => wordsOf(other.text).join(' ') === wordsOf(text).join(' '));
      if (same !== at) found.push({ path, severity: 'error', message: `The same as option ${same + 1}.` });
      if (count > most)
        found.push({
          path,
          severity: count > most + 1 ? 'error' : 'warning',
          message: `${count} words. You asked for ${most} at the most; more than ${MANY_WORDS} are not read on a phone.`,
        });
      if (repeats(text, title))
        found.push({ path, severity: 'warning', message: 'The title beside it says all of this already.' });
      if (stress !== '' && !wordsOf(text).join(' ').includes(wordsOf(stress).join(' ')))
        found.push({ path: `options.${at}.stress`, severity: 'warning', message: 'Not one of the words.' });
      return found;
    });
  },
  sends: [
    {
      to: 'youtube/thumbnail-generator',
      each: 'options',
      fill: ({ input, output, at }) => ({
        topic: input.topic,
        title: input.title,
        scene: input.picture,
        words: output.options[at]?.text ?? '',
      }),
    },
    {
      to: 'youtube/description-generator',
      fill: ({ input }) => ({ topic: input.topic, title: input.title }),
    },
  ],
  page: {
    title: 'YouTube thumbnail text that adds to the title',
    description:
      'A few words for your thumbnail that say what the title does not, short enough to be read at the size of a stamp.',
    steps: [
      'Say what the video is about, and paste its title.',
      'Name the result, and the doubt a viewer has before watching.',
      'Read each beside the title: together they should say two things.',
      'Hand one on to the thumbnail generator, which sets it on a picture.',
    ],
    questions: [
      {
        question: 'How many words belong on a thumbnail?',
        answer:
          'As few as do the work, three or four in most cases. In the sidebar a thumbnail is 168 pixels wide, and longer lines cannot be read there.',
      },
      {
        question: 'Should the words repeat the title?',
        answer:
          'No. Title and thumbnail are read together, so words that repeat it are wasted. Flint marks those that do.',
      },
      {
        question: 'Does it promise things my video does not show?',
        answer: 'It uses what you fill in and nothing else. What a viewer sees at the end comes from you.',
      },
    ],
    example: {
      input: {
        topic: 'Baking sourdough in a cold kitchen',
        title: 'Sourdough in Winter: What Nobody Tells You',
        outcome: 'A loaf that rises at 16 degrees',
        tension: 'Dough that stays flat',
        picture: 'Me beside a frosted window, holding a loaf',
        words: 4,
        count: 4,
      },
      output: {
        options: [
          {
            text: '16 DEGREES',
            stress: '16',
            kind: 'result',
            why: 'The number does the work: cold, and yet there is a loaf in the picture.',
          },
          { text: 'Too cold?', stress: 'cold', kind: 'question', why: 'Asks what a viewer doubts, in two words.' },
          {
            text: 'Flat\nor full?',
            stress: 'full',
            kind: 'tension',
            why: 'Sets the failure against the result, a line each.',
          },
          {
            text: 'It rises',
            stress: 'rises',
            kind: 'feeling',
            why: 'Calm beside a frosted window, so it is believed.',
          },
        ],
      },
    },
  },
});
