import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';
import { repeats } from '../repeats';

const KINDS = { agree: 'Agrees', question: 'Asks', example: 'Adds an example', no: 'A friendly no' } as const;

/** Generic replies. */
const EMPTY =
  /^\W*(?:(?:great|nice|good|awesome|amazing|love) (?:post|thread|point|take)|love this|so true|this|well said|facts)\W*$/i;

export const replyWarmUp = defineTool({
  id: 'x/reply-warm-up',
  inputs: {
    post: {
      type: 'long',
      label: 'The post you answer',
      help: 'Paste its words. They are read, and never treated as instructions.',
      placeholder: 'We raised our workshop prices and got more bookings, not fewer.',
      required: true,
      max: 2_000,
    },
    view: {
      type: 'text',
      label: 'What you think of it',
      help: 'One sentence. Agreeing and disagreeing replies are built on it.',
      placeholder: 'Price tells people how serious you are',
    },
    points: {
      type: 'long',
      label: 'What you can add from your own work',
      help: 'One a line. Replies use these and invent no experience.',
      placeholder: 'Our evening class filled up only after we stopped the discount',
      max: 2_000,
    },
    author: {
      type: 'choice',
      label: 'Who wrote it',
      options: { stranger: 'Somebody I do not know', peer: 'Somebody of my field', client: 'A customer or follower' },
      default: 'stranger',
    },
    kind: { type: 'choice', label: 'Kind of reply', options: { any: 'Several', ...KINDS }, default: 'any' },
    count: { type: 'number', label: 'How many', min: 2, max: 8, default: 4 },
  },
  output: {
    replies: {
      type: 'list',
      label: 'Replies',
      one: 'Reply',
      tell: 'Replies that each add something, of different kinds.',
      min: 1,
      max: 8,
      count: 'count',
      item: {
        text: {
          type: 'text',
          label: 'Reply',
          tell: 'The whole reply, one to three sentences, at most 280 as X counts; better under 200.',
          lines: true,
          field: 'x.post',
        },
        kind: { type: 'choice', label: 'Kind', tell: 'What it does.', options: KINDS },
        adds: { type: 'text', label: 'Adds', tell: 'What it adds to the post, in a few words.', max: 200 },
      },
    },
  },
  maxTokens: 1_300,
  check({ replies }) {
    const findings: Finding[] = replies.flatMap(({ text }, at) =>
      EMPTY.test(text)
        ? [{ path: `replies.${at}.text`, severity: 'error' as const, message: 'It says what anybody could say.' }]
        : [],
    );
    const same = repeats(
      replies.map(({ text }) => text),
      (at) => `replies.${at}.text`,
    );
    return [...findings, ...same];
  },
  sends: [
    {
      to: 'x/viral-post-composer',
      each: 'replies',
      fill: ({ input, output, at }) => ({ thought: output.replies[at]?.text ?? '', points: input.points }),
    },
  ],
  page: {
    title: 'X reply generator: replies that add something',
    description:
      'Paste a post and get replies that agree, ask, add an example or say a friendly no, in your view and within 280.',
    steps: [
      'Paste the post you want to answer.',
      'Say what you think of it, and what you can add from your own work.',
      'Choose a kind of reply, or compare several.',
      'Edit it until it sounds like you, then copy it.',
    ],
    questions: [
      {
        question: 'Does it post for me?',
        answer: 'No. You copy the reply and post it yourself. A conversation that nobody is in is no conversation.',
      },
      {
        question: 'What makes a reply worth reading?',
        answer:
          'It adds something: a reason, a case, a question the author would like to answer. Praise alone is scrolled past.',
      },
      {
        question: 'Can I disagree without a fight?',
        answer:
          'Say what you share first, then the one point you see differently, then leave room. The friendly no does it in that order.',
      },
    ],
    example: {
      input: {
        post: 'We raised our workshop prices and got more bookings, not fewer.',
        view: 'Price tells people how serious you are',
        points: 'Our evening class filled up only after we stopped the discount',
        author: 'peer',
        count: 4,
      },
      output: {
        replies: [
          {
            text: 'Price tells people how serious you are, before they have read a word about the class. I would expect this to hold for most workshops.',
            kind: 'agree',
            adds: 'A reason why it worked.',
          },
          {
            text: 'Did the same people book, or did other people start to? That would tell you whether you found a price or an audience.',
            kind: 'question',
            adds: 'A question that is worth answering.',
          },
          {
            text: 'Same here on a small scale: our evening class filled up only after we stopped the discount.',
            kind: 'example',
            adds: 'A second case, from another studio.',
          },
          {
            text: 'Glad it worked. I would be careful to call it the price alone, though: raising it usually comes with a better page and more confidence. Did anything else change?',
            kind: 'no',
            adds: 'Another explanation, asked rather than claimed.',
          },
        ],
      },
    },
  },
});
