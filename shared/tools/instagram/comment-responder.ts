import { defineTool } from '../definition';

/** Types of comments. */
const KINDS = {
  praise: 'Praise',
  question: 'Question',
  complaint: 'Complaint',
  story: 'Tells something',
  friend: 'Names a friend',
  spam: 'Spam: leave it',
} as const;

export const commentResponder = defineTool({
  id: 'instagram/comment-responder',
  inputs: {
    comments: {
      type: 'long',
      label: 'Comments',
      help: 'One a line, as they stand below your post.',
      placeholder: 'This blue is unreal\nDo you ship to Ireland?\nMine arrived with a chip',
      required: true,
      max: 4_000,
    },
    topic: { type: 'text', label: 'What the post is about', placeholder: 'The first mugs out of our new kiln' },
    facts: {
      type: 'long',
      label: 'What you can answer',
      help: 'Prices, dates, shipping, links, one a line. Without them questions are not answered, only received.',
      placeholder: 'We ship to the UK and Ireland\nBroken on arrival: write to us and we send another',
      max: 2_000,
    },
    tone: {
      type: 'choice',
      label: 'Tone',
      options: { warm: 'Warm', plain: 'Plain', playful: 'Playful', professional: 'Professional' },
      default: 'warm',
    },
    voice: {
      type: 'choice',
      label: 'Who answers',
      options: { i: 'I', we: 'We' },
      default: 'i',
    },
    emoji: { type: 'choice', label: 'Emoji', options: { none: 'None', few: 'A few' }, default: 'few' },
  },
  output: {
    replies: {
      type: 'list',
      label: 'Replies',
      one: 'Reply',
      tell: 'One for each comment, in their order.',
      min: 1,
      max: 30,
      item: {
        comment: { type: 'text', label: 'Comment', tell: 'The comment as it was pasted.', max: 600 },
        kind: { type: 'choice', label: 'What it is', tell: 'What kind of comment it is.', options: KINDS },
        reply: {
          type: 'text',
          label: 'Reply',
          tell: 'One or two sentences that take up what the comment says; empty for spam.',
          optional: true,
          published: true,
          max: 400,
        },
      },
    },
  },
  maxTokens: 2_600,
  check: ({ replies }) =>
    replies.flatMap(({ reply }, at) => {
      const first = replies.findIndex((other) => reply !== '' && other.reply === reply);
      if (reply === '' || first === at) return [];
      const message = `The same as reply ${first + 1}: a form letter.`;
      return [{ path: `replies.${at}.reply`, severity: 'warning', message }];
    }),
  sends: [],
  page: {
    title: 'Instagram comment reply generator',
    description:
      'Paste comments and get an answer to each that takes up what it says: thanks, answers, apologies, and none for spam.',
    steps: [
      'Paste the comments, one a line.',
      'Write down what you can answer: prices, dates, shipping.',
      'Choose the tone, and whether you answer as I or as we.',
      'Read each reply beside its comment, change what is not you, and copy it.',
    ],
    questions: [
      {
        question: 'Does it post the replies?',
        answer: 'No. You read, change and paste them. An answer nobody has read is no answer.',
      },
      {
        question: 'What about questions it cannot answer?',
        answer: 'It answers from the facts you write down. Where none fits, the reply says that you will find out.',
      },
      {
        question: 'Should every comment be answered?',
        answer: 'Not spam. The tool marks what looks like it and leaves the reply empty.',
      },
    ],
    example: {
      input: {
        comments:
          'This blue is unreal\nDo you ship to Ireland?\nMine arrived with a chip :(\n@jo we need these\nPromote it on @bestpotteryfeatures',
        topic: 'The first mugs out of our new kiln',
        facts: 'We ship to the UK and Ireland\nBroken on arrival: write to us and we send another',
        tone: 'warm',
        voice: 'we',
        emoji: 'few',
      },
      output: {
        replies: [
          {
            comment: 'This blue is unreal',
            kind: 'praise',
            reply: 'It surprised us too: we had planned a lighter one. 💙',
          },
          { comment: 'Do you ship to Ireland?', kind: 'question', reply: 'Yes, we ship to the UK and Ireland.' },
          {
            comment: 'Mine arrived with a chip :(',
            kind: 'complaint',
            reply: 'We are sorry, that is not how it left us. Write to us and we send another.',
          },
          { comment: '@jo we need these', kind: 'friend', reply: 'One for each of you, then. 👀' },
          { comment: 'Promote it on @bestpotteryfeatures', kind: 'spam', reply: '' },
        ],
      },
    },
  },
});
