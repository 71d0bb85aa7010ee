import { join } from 'node:path';
import { COPYWRITER_NOTE } from '@flint/shared/contracts/copywriter-note';
import { PAGES } from '@flint/shared/contracts/routes';
import { readPages } from './guide/read-pages';
import { createSearch } from './guide/search';
import { GUIDE_NOTICE, writeSpark } from './write-spark';

const sections = readPages(join(__dirname, '../../docs/guide'));
const search = createSearch(sections);
const system = { role: 'system' as const, content: 'Rules … {"code":"0badc0de","kind":"image"}' };
const say = (content: string, data?: { kind: 'file'; name: string; text: string }[]) =>
  writeSpark({ messages: [system, { role: 'user', content, data }], seed: 1 }, search);

test('every help page names an existing page, and its links exist', () => {
  const paths = new Set([...PAGES.map(({ path }) => path)]);
  for (const { page, answer } of sections) {
    expect(paths).toContain(page);
    for (const [, link] of answer.matchAll(/\]\((\/[^)]*)\)/g)) expect(paths).toContain(link);
  }
});

test.each([
  ['How do I make a video?', 'How do I make a video?', '/fal-generator'],
  ['How do credits work?', 'What are credits, and how do they work?', '/dashboard/credits'],
  ['how much does a picture cost?', 'How much does a picture, a video or a text cost?', '/dashboard/credits'],
  ['Can I buy credits', 'How do I get more credits?', '/dashboard/credits'],
  ['Do I get my money back if it fails?', 'What happens to my credits when something fails', '/dashboard/credits'],
  ['what is a brand profile for', 'What is a brand profile for?', '/brand-profiles'],
  ['Does Flint learn from my edits?', 'What does Flint learn from my edits?', '/brand-profiles'],
  ['how do workflows work', 'What is a workflow?', '/playground'],
  ['how do chains work?', 'Can several tools run one after another, as a chain?', '/platform-tools'],
  ['How do I write a YouTube title?', 'What are the tools for?', '/platform-tools'],
  ['what is a seed', 'How do I get the same picture again?', '/generator'],
  ['where is dark mode?', 'How do I change the theme to light or dark?', '/settings'],
  ['Where are my pictures?', 'Where are the pictures, videos and sounds I made?', '/library'],
  ['How do I cancel a run?', 'How do I cancel a run, or stop a picture', '/generator'],
  ['are my files private?', 'Are my pictures, files and conversations private?', '/'],
  ['How do I make a picture of my dog?', 'How do I make a picture?', '/generator'],
  ['Can I export a conversation?', 'How do I keep, export or move a conversation?', '/viewspark'],
  ['Hello, who are you?', 'What is Spark, and what can it do?', '/viewspark'],
  ['What can you do?', 'What is Spark, and what can it do?', '/viewspark'],
  ['What is Flint?', 'What is Flint?', '/'],
  ['What does an answer of the assistant cost?', 'What does an answer of Spark cost?', '/viewspark'],
  ['where are the things that I made?', 'Where are the pictures, videos and sounds I made?', '/library'],
  ['I forgot my password, what can I do?', 'I forgot my password. What now?', '/account/profile'],
  ['Can I undo deleting something?', 'I deleted something by mistake. Can I have it back?', '/library'],
  ['how to transcribe a recording', 'How do I get a transcript of a recording?', '/playground'],
  ['When do I pay?', 'When do I pay?', '/dashboard/credits'],
])('%j is answered from the help pages', (question, heading, page) => {
  const { text, proposals } = say(question);
  expect(text).toContain(`**${heading}`);
  expect(text).toMatch(/\*\*\n\n> \S/);
  expect(text).toContain(`](${page}).`);
  expect(text.endsWith(GUIDE_NOTICE)).toBe(true);
  expect(proposals).toEqual([]);
});

test.each([
  ['five Instagram captions about our new cold brew coffee', 'cold brew'],
  ['What is the capital of France?', 'I do not know facts'],
  ['How much does gold cost?', 'I do not know facts'],
  ['Where can I find good coffee?', 'I do not know facts'],
  ['Hello, who wrote War and Peace?', 'I do not know facts'],
  ['What are good hashtags for travel pictures?', '#'],
  ['Thanks!', 'You are welcome.'],
  ['Is this good?', 'I do not know facts'],
  ['Can you give me 5 title ideas for a video about sourdough?', 'ourdough'],
])('%j is answered by the copywriter', (message, words) => {
  const { text } = say(message);
  expect(text).toContain(words);
  expect(text.endsWith(COPYWRITER_NOTE)).toBe(true);
});

test.each([
  ['Make a picture of a red fox in the snow', 'image', { prompt: 'a red fox in the snow', num_images: 1 }],
  ['please draw 3 moody images of a harbour, 16:9', 'image', { num_images: 3, aspect_ratio: '16:9' }],
  ['Create a 10 second video about our bakery.', 'video', { prompt: 'our bakery', duration: 10 }],
  ['Set the tone of my brand to warm and dry', 'brand', { tone: 'warm and dry' }],
])('%j becomes a proposal', (words, kind, input) => {
  const { proposals } = say(words);
  expect(proposals.map((json) => JSON.parse(json))).toEqual([
    { code: '0badc0de', kind, input: expect.objectContaining(input) },
  ]);
});

test('a request for a picture without a subject is answered with a question', () => {
  const { text, proposals } = say('Please make me a picture!');
  expect([text.startsWith('What should it show?'), proposals]).toEqual([true, []]);
});

test('text of an attached file is neither a request nor a question', () => {
  const { text, proposals } = say('Summarise this text', [
    { kind: 'file', name: 'a.txt', text: 'Make a picture of a lake. How do I make a video? The bakery opens at nine.' },
  ]);
  expect(proposals).toEqual([]);
  expect(text).not.toContain('/fal-generator');
});

test.each([
  ['Make it warmer and a bit darker', 'edit', { prompt: 'Make it warmer and a bit darker' }],
  ['Edit the picture: make the boat blue', 'edit', { prompt: 'make the boat blue' }],
  ['Crop to 4:5.', 'edit', { prompt: 'Crop to 4:5' }],
  ['Upscale it 4x', 'upscale', { factor: 4 }],
  ['please make this bigger', 'upscale', { factor: 2 }],
  ['Remove the background', 'cutout', {}],
])('%j is an edit of the conversation’s picture', (content, kind, input) => {
  const seen = { ...system, content: `${system.content} edit {prompt}` };
  const [proposal = ''] = writeSpark({ messages: [seen, { role: 'user', content }], seed: 1 }, search).proposals;
  expect(JSON.parse(proposal)).toEqual({ code: '0badc0de', kind, input });
  expect(say(content).proposals).toEqual([]);
});

test.each(['Make it shorter', 'Add a hashtag', 'Write a caption for it'])('%j is no edit of a picture', (content) => {
  const seen = { ...system, content: `${system.content} edit {prompt}` };
  expect(writeSpark({ messages: [seen, { role: 'user', content }], seed: 1 }, search).proposals).toEqual([]);
});

test.each([
  ['Run my agent Notes to a thread about first bowls', { agent: 'Notes to a thread', about: 'first bowls' }],
  ['Please start the agent “Weekly letter for members”', { agent: 'Weekly letter for members' }],
])('%j is an agent by its name, with what it is for', (words, input) => {
  const { proposals, free } = say(words);
  expect(proposals.map((json) => JSON.parse(json))).toEqual([{ code: '0badc0de', kind: 'agent', input }]);
  expect(free).toBe(true);
});

test.each([
  ['Make a launch kit for my new glaze course', 'launch-kit', { topic: 'my new glaze course' }],
  ['Can you make three thumbnails about cold kitchens?', 'thumbnail-abc', { topic: 'cold kitchens' }],
  ['create a course outline on wheel throwing', 'course-outline', { topic: 'wheel throwing' }],
])('%j is a template with what it is for', (words, template, inputs) => {
  const { proposals, free } = say(words);
  expect(proposals.map((json) => JSON.parse(json))).toEqual([
    { code: '0badc0de', kind: 'template', input: { template, inputs } },
  ]);
  expect(free).toBe(true);
});
