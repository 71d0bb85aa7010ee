import { writeCopy } from '../write';

/** Typical requests, one of each form. */
const REQUESTS = [
  '5 titles for a video about cold brew coffee',
  'Five hooks for TikTok about growing tomatoes on a balcony',
  '3 Instagram captions for our vegan bakery in Leeds, for students',
  'Write a bio for Maria Santos, a ceramics teacher in Porto',
  'Product description for a leather notebook. Every cover ages differently.',
  'YouTube script about how to bake sourdough bread',
  'Outline for a blog post about remote work burnout',
  'A thread on why sleep matters',
  'Email to our members about the summer sale',
  'Hashtags for a photo of my dog on the beach',
  'Slogans for Casa Brew',
  'What is the capital of France?',
];

const HEAD = `# Words

What the built-in copywriter answers to these messages, seed 1 each, none picked by hand. It fills templates with the
words of the message: it knows nothing else, invents no number, and says so under every answer. No language model and no
network took part. The same conversation and seed give the same words.

    npm run gallery:words
`;

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** Markdown page: each message with its answer. */
export function wordsPage(): string {
  const answers = REQUESTS.map((request) => {
    const { text } = writeCopy({ messages: [{ role: 'user', content: request }], seed: 1 });
    return `## ${request}\n\n${quoted(text)}\n`;
  });
  return `${HEAD}\n${answers.join('\n')}`;
}
