import { join } from 'node:path';
import { COPYWRITER_NOTE } from '@flint/shared/contracts/copywriter-note';
import { PAGES } from '@flint/shared/contracts/routes';
import { readPages } from './guide/read-pages';
import { createSearch } from './guide/search';
import { GUIDE_NOTICE, writeSpark } from './write-spark';

const sections = readPages(join(__dirname, '../../../../../docs/guide'));
const search = createSearch(sections);
const system = { role: 'system' as const, content: 'Rules … {"code":"0badc0de","kind":"image"}' };
const say = (content: string, data?: { kind: 'file'; name: string; text: string }[]) =>
  writeSpark({ messages: [system, { role: 'user', content, data }], seed: 1 }, search);

test('every help page is about a page there is, and links none there is not', () => {
  const paths = new Set([...PAGES.map(({ path }) => path)]);
  for (const { page, answer } of sections) {
    expect(paths).toContain(page);
    for (const [, link] of answer.matchAll(/\]\((\/[^)]*)\)/g)) expect(paths).toContain(link);
  }
});

test.each([
  ['How do I make a video?', 'How do I make a video?', '/fal-generator'],
  ['What does an answer of the assistant cost?', 'What does an answer of Spark cost?', '/viewspark'],
  ['where are the things that I made?', 'Where are the things I made?', '/library'],
  ['I forgot my password, what can I do?', 'I forgot my password. What now?', '/settings'],
  ['Can I undo deleting something?', 'I deleted something by mistake. Can I have it back?', '/library'],
  ['how to transcribe a recording', 'How do I get a transcript of a recording?', '/playground'],
  ['When do I pay?', 'When do I pay?', '/dashboard/credits'],
])('%j is answered by our help pages', (question, heading, page) => {
  const { text, proposals } = say(question);
  expect(text).toContain(`**${heading}**\n\n> `);
  expect(text).toContain(`](${page}).`);
  expect(text.endsWith(GUIDE_NOTICE)).toBe(true);
  expect(proposals).toEqual([]);
});

test.each([
  ['five Instagram captions about our new cold brew coffee', 'cold brew'],
  ['What is the capital of France?', 'I do not know facts'],
])('%j is the copywriter’s', (message, words) => {
  const { text } = say(message);
  expect(text).toContain(words);
  expect(text.endsWith(COPYWRITER_NOTE)).toBe(true);
});

test.each([
  ['Make a picture of a red fox in the snow', 'image', { prompt: 'a red fox in the snow', num_images: 1 }],
  ['please draw 3 moody images of a harbour, 16:9', 'image', { num_images: 3, aspect_ratio: '16:9' }],
  ['Create a 10 second video about our bakery.', 'video', { prompt: 'our bakery', duration: 10 }],
  ['Set the tone of my brand to warm and dry', 'brand', { tone: 'warm and dry' }],
])('%j is proposed', (words, kind, input) => {
  const { proposals } = say(words);
  expect(proposals.map((json) => JSON.parse(json))).toEqual([
    { code: '0badc0de', kind, input: expect.objectContaining(input) },
  ]);
});

test('what a file says is neither a wish nor a question', () => {
  const { text, proposals } = say('Summarise this text', [
    { kind: 'file', name: 'a.txt', text: 'Make a picture of a lake. How do I make a video? The bakery opens at nine.' },
  ]);
  expect(proposals).toEqual([]);
  expect(text).not.toContain('/fal-generator');
});
