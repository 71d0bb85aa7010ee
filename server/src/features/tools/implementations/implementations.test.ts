import { kitOf } from '@flint/engines/text/kit';
import { TOLD_TOKENS } from '@flint/shared/contracts/prices/tool-price';
import type { ToolRecipe } from '@flint/shared/contracts/recipes/tool';
import { SCRIPTS } from '@flint/shared/testing/scripts';
import { checkOutput } from '@flint/shared/tools/check';
import { inputSchema } from '@flint/shared/tools/input-schema';
import { outputSchema } from '@flint/shared/tools/output-schema';
import { partsIn } from '@flint/shared/tools/paths';
import { subjectField } from '@flint/shared/tools/subject';
import { TOOLS } from '@flint/shared/tools/tools';
import { writeByRules } from '../answer/by-rules';
import { checkAnswer } from '../answer/read-answer';
import { orderFor } from '../prompt/messages';
import { promptTokensOf } from '../write-with-model';
import { IMPLEMENTATIONS } from './table';

const writers = TOOLS.flatMap(({ id }) => {
  const implementation = IMPLEMENTATIONS[id];
  return 'write' in implementation ? [{ id, implementation }] : [];
});

test("every tool's definition and implementation are of the same sort", () => {
  for (const { id } of TOOLS) expect(IMPLEMENTATIONS[id].definition.id).toBe(id);
});

/** Unusual and long input for every text, beside the example. */
const ODD = ['🎉', '写一个标题', '{about} <b> $& "quote"', 'word '.repeat(39), 'how to bake bread', 'Mud & Fire'];
/** Unusual subjects: a long word, a clause, a question, a few words, many. */
const SUBJECTS = [
  'Crossing a desert with one Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'I quit my job',
  'Why cats purr',
  'Bees',
  'cheap flights to Rome in winter for families with two small children',
];
/** Invented figures. Templates may name positions, times and counts. */
const FIGURES = /\d{3,}|\d+\s?%|[$€£]\s?\d/g;

describe.each(writers)('$id', ({ id, implementation }) => {
  const { definition } = implementation;
  const { example } = definition.page;
  const schema = inputSchema(definition.inputs);
  const filled = (change: object = {}) => schema.parse({ ...example.input, ...change }) as ToolRecipe['input'];
  const write = (input: ToolRecipe['input'], seed: number) =>
    writeByRules(implementation, { tool: id, input, seed }, kitOf);
  const recipe = (input: ToolRecipe['input']): ToolRecipe => ({ tool: id, input, model: 'm', maxTokens: 1, seed: 1 });

  test('rules write a valid answer, which varies with the seed and invents no figure', () => {
    const answers = [1, 2, 3, 4].map((seed) => write(filled(), seed));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBeGreaterThan(1);
    for (const answer of answers) {
      expect(checkAnswer(definition, recipe(filled()), answer)).toMatchObject({ ok: true });
      const given = JSON.stringify(filled());
      const texts = partsIn(definition.output, answer).flatMap(({ part, value }) =>
        part.type === 'text' ? [String(value)] : [],
      );
      expect(texts.flatMap((text) => text.match(FIGURES) ?? []).filter((figure) => !given.includes(figure))).toEqual(
        [],
      );
    }
  });

  test('any input gives a valid answer or a reason', () => {
    const names = Object.entries(definition.inputs).flatMap(([name, { type }]) =>
      type === 'text' || type === 'long' ? [name] : [],
    );
    for (const [at, text] of ODD.entries()) {
      const { success, data } = schema.safeParse({
        ...example.input,
        ...Object.fromEntries(names.map((name) => [name, text])),
      });
      if (!success) continue;
      const input = data as ToolRecipe['input'];
      const answer = write(input, at);
      expect(outputSchema(definition.output).safeParse(answer).success).toBe(true);
      expect(
        checkOutput(definition, answer as object, input).filter(
          ({ ruleId, severity }) => ruleId && severity === 'error',
        ),
      ).toEqual([]);
    }
  });

  test.each(SCRIPTS)('$script is taken in every field, and its subject written about in a valid answer', (sample) => {
    const fields = Object.entries(definition.inputs).filter(([, { type }]) => /^(?:text|long|list)$/.test(type));
    const verdict = (text: string) => {
      const values = fields.map(([name, { type }]) => [name, type === 'list' ? [text] : text]);
      return schema.safeParse({ ...example.input, ...Object.fromEntries(values) }).error?.issues;
    };
    const latin = 'Garden paths, 42 roses! '.repeat(4).slice(0, [...sample.text].length);
    expect(verdict(sample.text)).toEqual(verdict(latin));
    const subject = subjectField(definition);
    for (const text of subject === undefined ? [] : [sample.text, sample.word]) {
      const { success, data } = schema.safeParse({ ...example.input, [subject as string]: text });
      if (!success) continue;
      const input = data as ToolRecipe['input'];
      expect([text, checkAnswer(definition, recipe(input), write(input, 1))]).toMatchObject([text, { ok: true }]);
    }
  });

  test('no seed gives an answer that the platform rules refuse', () => {
    const subject = subjectField(definition);
    for (const text of subject === undefined ? [] : SUBJECTS) {
      const { success, data } = schema.safeParse({ [subject as string]: text });
      if (!success) continue;
      const input = data as ToolRecipe['input'];
      for (let seed = 1; seed <= 6; seed++)
        expect([text, seed, checkAnswer(definition, recipe(input), write(input, seed))]).toEqual([
          text,
          seed,
          expect.objectContaining({ ok: true }),
        ]);
    }
  });

  test('every number of points gives an answer with all of them', () => {
    const points = [
      'the clay',
      'the wheel',
      'glaze on the shelf',
      'two teachers',
      'a kiln',
      'eight seats',
      'tea at five',
    ];
    const { success, data } = schema.safeParse({ ...example.input, points: points.join('\n') });
    if (!success || !('points' in definition.inputs)) return;
    const input = data as ToolRecipe['input'];
    expect(checkAnswer(definition, recipe(input), write(input, 1))).toMatchObject({ ok: true });
  });

  test('the prompt beside the form fits the price', () => {
    const all = filled();
    const bare = promptTokensOf(orderFor(implementation, recipe({})));
    expect(promptTokensOf(orderFor(implementation, recipe(all)))).toBeGreaterThan(bare);
    expect(bare).toBeLessThanOrEqual(TOLD_TOKENS);
    expect(implementation.guide.length).toBeGreaterThan(200);
  });
});
