import { segmentsOf, transcriptFiles } from './transcript-files';

const LINES = [
  { start: 0, text: 'Hello' },
  { start: 3, text: 'moved' },
  { start: 9, text: 'The end' },
];
const HEARD = [
  { start: 0.4, end: 1.9 },
  { start: 2.2, end: 4 },
  { start: 9.5, end: 10.25 },
];

test('a line keeps its exact times unless its owner changed them', () => {
  expect(segmentsOf(LINES, HEARD)).toEqual([
    { start: 0.4, end: 1.9, text: 'Hello' },
    { start: 3, end: 9, text: 'moved' },
    { start: 9.5, end: 10.25, text: 'The end' },
  ]);
});

test('every file has the lines; subtitle formats only with times', () => {
  const segments = segmentsOf(LINES, HEARD);
  const written = Object.fromEntries(
    transcriptFiles(true).map(({ extension, write }) => [extension, write('A video', segments)]),
  );
  expect(Object.keys(written)).toEqual(['txt', 'srt', 'vtt', 'md', 'json']);
  expect(written.srt).toContain('1\n00:00:00,400 --> 00:00:01,900\nHello\n');
  expect(written.vtt).toMatch(/^WEBVTT\n\n00:00:00\.400 --> /);
  expect(written.md).toBe('# A video\n\n- **0:00** Hello\n- **0:03** moved\n- **0:09** The end\n');
  expect(JSON.parse(written.json ?? '')).toEqual({ segments });
  expect(transcriptFiles(false).map(({ extension }) => extension)).toEqual(['txt', 'md']);
});
