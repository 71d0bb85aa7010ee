import type { Shape } from '@flint/shared/tools/shape';
import { threadArchitect } from '@flint/shared/tools/x/thread-architect';
import { titleGenerator } from '@flint/shared/tools/youtube/title-generator';
import { TITLES } from '../../../testing/a-tool-run';
import { answerText } from '../result/place-text';
import { toCsv } from './to-csv';
import { toMarkdown } from './to-markdown';

test('a single list is exported as a table with its labels', () => {
  const lines = toCsv(titleGenerator.output, TITLES).split('\r\n');
  expect(lines[0]).toBe('\uFEFFTitle,Angle,Why');
  expect(lines[1]).toBe('I crossed a desert with one bag,Tells,Says what happened.');
  expect(lines[2]).toBe("'=7 days without shade,Counts,Counts.");
  expect(lines).toHaveLength(5);
});

const SHAPE = {
  summary: { type: 'text', label: 'Summary', tell: '', lines: true },
  chapters: {
    type: 'list',
    label: 'Chapters',
    one: 'Chapter',
    tell: '',
    min: 1,
    max: 9,
    item: {
      start: { type: 'number', label: 'Start', tell: '', min: 0, max: 9999, unit: 'seconds' },
      title: { type: 'text', label: 'Chapter', tell: '' },
    },
  },
  tags: { type: 'words', label: 'Tags', tell: '', min: 0, max: 9 },
} as const satisfies Shape;
const ANSWER = {
  summary: 'Sand, *wind* and water',
  chapters: [
    { start: 0, title: 'The start' },
    { start: 65, title: '# Not a heading' },
  ],
  tags: ['#desert', '#walk'],
};

test('several parts are named in the first column, and numbers stay numbers', () => {
  expect(toCsv(SHAPE, ANSWER).trimEnd().split('\r\n')).toEqual([
    '\uFEFFPart,Text,Start,Chapter',
    'Summary,"Sand, *wind* and water",,',
    'Chapters,,0,The start',
    'Chapters,,65,# Not a heading',
    'Tags,#desert #walk,,',
  ]);
});

test('Markdown has a heading for each part, and escapes special characters', () => {
  expect(toMarkdown('A video', SHAPE, ANSWER)).toBe(
    [
      ...['# A video', '', '## Summary', '', 'Sand, \\*wind\\* and water', ''],
      ...['## Chapters', '', '1. The start', '   - Start: 0:00', '2. \\# Not a heading', '   - Start: 1:05', ''],
      ...['## Tags', '', '\\#desert \\#walk', ''],
    ].join('\n'),
  );
});

test('copying gives the published text: titles one per line, posts separated by a blank line, chapters after their times', () => {
  expect(answerText(titleGenerator.output, TITLES).split('\n')).toEqual(TITLES.titles.map(({ title }) => title));
  const posts = threadArchitect.page.example.output.posts.map(({ text }) => text);
  expect(answerText(threadArchitect.output, { posts: threadArchitect.page.example.output.posts })).toBe(
    posts.join('\n\n'),
  );
  expect(answerText(SHAPE, ANSWER)).toContain('Chapters\n0:00 The start\n1:05 # Not a heading');
});

test('words are joined by spaces; phrases with spaces by commas', () => {
  const shape = { keywords: SHAPE.tags } satisfies Shape;
  expect(answerText(shape, { keywords: ['#clay', '#glaze'] })).toBe('#clay #glaze');
  expect(answerText(shape, { keywords: ['pottery classes leeds', 'glaze'] })).toBe('pottery classes leeds, glaze');
});
