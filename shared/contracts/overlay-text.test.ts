import * as z from 'zod/mini';
import { TextOverlays } from './images';
import { OVERLAY_LENGTH, settablePart, unsettable } from './overlay-text';

const refusal = (texts: unknown) => z.safeParse(TextOverlays, texts).error?.issues[0];

test.each(['Summer sale −50 %', 'Łódź, Çeşme, Ísafjörður', 'Привет, Ελλάδα!', '“Quoted” – it’s €9.99…', '<b>&"\'</b>'])(
  '%j can be set',
  (text) => {
    expect(unsettable(text)).toEqual([]);
    expect(z.parse(TextOverlays, [` ${text} `])).toEqual([text]);
  },
);

test.each([
  ['Party 🎉🎉', ['🎉']],
  ['日本', ['日', '本']],
  ['שלום', ['ש', 'ל', 'ו', 'ם']],
])('unsupported characters of %j are named', (text, marks) => {
  expect(unsettable(text)).toEqual(marks);
  expect(refusal([text])?.message).toBe(
    `${marks.join(' ')} cannot be set: texts take Latin, Greek and Cyrillic letters.`,
  );
});

test.each([
  [['a', 'b', 'c', 'd'], 'A picture takes at most 3 texts.', []],
  [['a', ' '], 'A text on the picture has words.', [1]],
  [['x'.repeat(OVERLAY_LENGTH + 1)], 'A text on the picture has at most 80 characters.', [0]],
  [[7], 'A text on the picture is words.', [0]],
  ['Sale', 'Texts on the picture are a list.', []],
])('%j is refused: %s', (texts, message, path) => {
  expect(refusal(texts)).toMatchObject({ message, path });
});

test('of a mixed text the supported characters are kept', () => {
  expect(settablePart('Hi 🎉 there\n日本')).toBe('Hi there');
  expect(settablePart('🎉')).toBeUndefined();
});
