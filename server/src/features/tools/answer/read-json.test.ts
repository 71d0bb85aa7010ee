import { readJson } from './read-json';

test('reads JSON alone, fenced, and among other words', () => {
  expect(readJson('{"a":1}')).toEqual({ a: 1 });
  expect(readJson('```json\n{"a":1}\n```')).toEqual({ a: 1 });
  expect(readJson('Here it is: {"a":{"b":"}"}} I hope it helps {you}.')).toEqual({ a: { b: '}' } });
});

test('trailing commas are removed, commas inside strings stay', () => {
  expect(readJson('{"title":"Lists [a, b,] and {c,}","tags":["x","y",],}')).toEqual({
    title: 'Lists [a, b,] and {c,}',
    tags: ['x', 'y'],
  });
  expect(readJson('["one,]", "two",]')).toEqual(['one,]', 'two']);
});

test('repairs comments, unquoted names, single quotes and raw line breaks in strings', () => {
  expect(readJson(`{ // the title\n  title: 'A lake',\n  "text": "two\nlines" }`)).toEqual({
    title: 'A lake',
    text: 'two\nlines',
  });
});

test.each([
  ['broken off in a string', '{"title":"A la'],
  ['broken off between values', '{"tags":["x",'],
  ['broken off within a fence', '```json\n{"title":"A lake",\n```'],
])('JSON %s is not completed', (_, text) => {
  expect(readJson(text)).toBeUndefined();
});

test.each(['', 'A lake at dawn.', '"a lake"', '42', 'null'])('%j has no object and no list', (text) => {
  expect(readJson(text)).toBeUndefined();
});

test('a list in brackets before the object is not the answer', () => {
  expect(readJson('[Note] Here it is: {"a":1,}')).toEqual({ a: 1 });
});

test('deeply nested brackets are refused without a stack overflow', () => {
  expect(readJson('['.repeat(200_000))).toBeUndefined();
  expect(readJson(`${'['.repeat(200_000)},${']'.repeat(200_000)}`)).toBeUndefined();
});
