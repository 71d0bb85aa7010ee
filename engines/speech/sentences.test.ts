import { sentencesOf } from './sentences';

it('sentences are split as people split them, with a longer rest after a line and a paragraph', () => {
  const text = 'Dr. Ada B. Jones met Mr. Li at 3.30 p.m. today. "Hello!" she said.\n1. flour\n- salt\n\nWait… what?';
  const read = sentencesOf(text);
  expect(read.map((sentence) => sentence.text)).toEqual([
    'Dr. Ada B. Jones met Mr. Li at 3.30 p.m. today.',
    '"Hello!" she said.',
    '1. flour',
    '- salt',
    'Wait… what?',
  ]);
  const [inside = 0, line = 0, , paragraph = 0] = read.map((sentence) => sentence.rest);
  expect(inside).toBeLessThan(line);
  expect(line).toBeLessThan(paragraph);
});

it('an empty text has no sentences', () => {
  expect(sentencesOf(' \n\n ')).toEqual([]);
});
