import fc from 'fast-check';
import { fillReferences, readReferences, renameReferences, wholeReference } from './references';

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 22) });

const name = fc.stringMatching(/^[a-z][a-z0-9_-]{0,8}$/);
const reference = fc.record({ from: name, output: name });
const written = ({ from, output }: { from: string; output: string }) => `{{${from}.${output}}}`;
const plain = fc.string({ maxLength: 20 }).filter((text) => !/[{}\\]/.test(text));

test.each<[string, ReturnType<typeof readReferences>]>([
  ['About {{idea.text}}', [{ from: 'idea', output: 'text' }]],
  [
    '{{ idea.text }} and {{input.topic}}',
    [
      { from: 'idea', output: 'text' },
      { from: 'input', output: 'topic' },
    ],
  ],
  ['Dear \\{{first_name}}', []],
  ['Dear {{first_name}}', [null]],
  ['{{}} { {a.b} }', [null]],
  ['{{{idea.text}}}', [{ from: 'idea', output: 'text' }]],
])('%s', (text, found) => {
  expect(readReferences(text)).toEqual(found);
});

test('each reference is filled once, and what is put in is not read again', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(plain, reference)), fc.string(), (parts, value) => {
      const text = parts.map(([before, found]) => before + written(found)).join('');
      const expected = parts.map(([before]) => before + value).join('');
      expect(fillReferences(text, () => value)).toBe(expected);
      expect(readReferences(text)).toEqual(parts.map(([, found]) => found));
    }),
  );
});

test('escaped braces are written literally', () => {
  expect(fillReferences('Dear \\{{first_name}}, {{a.b}}', () => 'hello')).toBe('Dear {{first_name}}, hello');
});

test('a renamed step is renamed in every reference to it, and nowhere else', () => {
  const input = { prompt: 'idea: {{idea.text}} {{ideas.text}} \\{{idea.text}}', list: ['{{idea.list}}'], most: 3 };
  expect(renameReferences(input, 'idea', 'plan')).toEqual({
    ...{ prompt: 'idea: {{plan.text}} {{ideas.text}} \\{{idea.text}}', list: ['{{plan.list}}'], most: 3 },
  });
});

test.each([
  ['{{idea.text}}', { from: 'idea', output: 'text' }],
  [' {{idea.text}} ', { from: 'idea', output: 'text' }],
  ['{{idea.text}}, again', undefined],
  ['{{a.b}}{{c.d}}', undefined],
  ['\\{{a.b}}', undefined],
  ['words', undefined],
])('the whole of "%s"', (text, found) => {
  expect(wholeReference(text)).toEqual(found);
});
