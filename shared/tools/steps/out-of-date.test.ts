import fc from 'fast-check';
import type { Graph, Step } from './graph';
import { neededSteps, usedFields } from './needs';
import { canonical, type FinishedStep, type KnownRun, outOfDate } from './out-of-date';

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 39) });

const FIELDS = ['topic', 'mood', 'place'] as const;
const INPUTS = Object.fromEntries(FIELDS.map((name) => [name, { type: 'text', label: name } as const]));
const chat = (id: string, content: string, more: Partial<Step> = {}): Step => ({
  ...{ id, kind: 'chat', input: { messages: [{ role: 'user', content }] } },
  ...more,
});
const graphOf = (...steps: Step[]): Graph => ({ inputs: INPUTS, steps });
const gave = (text: string): FinishedStep => ({ skipped: false, output: { text } });
const LEFT_OUT: FinishedStep = { skipped: true, output: {} };
const known = (finished: Readonly<Record<string, FinishedStep>>, ...rebranded: string[]): KnownRun => ({
  ...{ finished: new Map(Object.entries(finished)), rebranded: new Set(rebranded), tools: {} },
});
const changed = (was: Graph, now: Graph, run: KnownRun, before = TOPIC, after = before) =>
  Object.fromEntries(outOfDate({ graph: was, inputs: before }, { graph: now, inputs: after }, run));
const TOPIC: Readonly<Record<string, unknown>> = { topic: 'clay' };

test('a step is out of date with the brand, a changed field or its own change, and so is what uses it', () => {
  const graph = graphOf(
    chat('idea', 'About {{input.topic}}'),
    chat('post', '{{idea.text}}, {{input.mood}}'),
    chat('alone', 'Words'),
  );
  const run = known({ idea: gave('Bowls'), post: gave('A post'), alone: gave('Alone') });
  expect(changed(graph, graph, run)).toEqual({});
  expect(changed(graph, graph, run, TOPIC, { topic: 'glaze', mood: 'calm' })).toEqual({
    idea: [{ what: 'inputs', names: ['topic'] }],
    post: [
      { what: 'inputs', names: ['mood'] },
      { what: 'uses', names: ['idea'] },
    ],
  });
  expect(changed(graph, graph, { ...run, rebranded: new Set(['post']) })).toEqual({
    post: [{ what: 'brand', names: [] }],
  });
  const edited = { ...graph, steps: graph.steps.with(2, chat('alone', 'Other words')) };
  expect(changed(graph, edited, run)).toEqual({ alone: [{ what: 'step', names: [] }] });
});

test('a step that is new is not out of date, one that uses it is', () => {
  const was = graphOf(chat('post', 'A post'));
  const now = graphOf(chat('idea', 'An idea'), chat('post', 'A post of {{idea.text}}'));
  expect(changed(was, now, known({ post: gave('A post') }))).toEqual({
    post: [
      { what: 'step', names: [] },
      { what: 'uses', names: ['idea'] },
    ],
  });
});

test('what is left out stays left out, until its condition is another', () => {
  const condition = (id: string, contains: string): Step => ({
    ...{ id, kind: 'condition', input: { text: '{{input.topic}}', contains } },
  });
  const more = (when: string, content = 'More') => chat('more', content, { when });
  const was = graphOf(condition('wet', 'water'), condition('dry', 'clay'), more('wet'));
  const run = known({ wet: gave('no'), dry: gave('yes'), more: LEFT_OUT });
  const now = (...last: Step[]) => ({ ...was, steps: [...was.steps.slice(0, 2), ...last] });
  expect(changed(was, now(more('wet', 'Much more')), run)).toEqual({});
  expect(changed(was, now(more('dry')), run)).toEqual({ more: [{ what: 'step', names: [] }] });
  expect(Object.keys(changed(was, was, run, TOPIC, { topic: 'water' }))).toEqual(['wet', 'dry', 'more']);
});

test('a loop compares the items that it takes, and what it does with each', () => {
  const each = (most: number, prompt = 'Of {{item.text}}'): Step => ({
    ...{ id: 'cards', kind: 'each', input: { over: '{{input.words}}', most, kind: 'image', input: { prompt } } },
  });
  const inputs = { words: { type: 'list', label: 'Words', max: 9 } } as const;
  const graph = (step: Step): Graph => ({ inputs, steps: [step] });
  const run = known({ cards: { skipped: false, output: { image: 'a-run' } } });
  const words = (...list: string[]) => ({ words: list });
  const change = (now: Step, after = words('a', 'b')) =>
    Object.keys(changed(graph(each(2)), graph(now), run, words('a', 'b'), after));
  expect(change(each(9))).toEqual([]);
  expect(change(each(2), words('a', 'b', 'c'))).toEqual([]);
  expect(change(each(9), words('a', 'b', 'c'))).toEqual(['cards']);
  expect(change(each(2, 'On {{item.text}}'))).toEqual(['cards']);
});

test('the order of keys is no change: a database does not keep it', () => {
  expect(canonical({ a: 1, b: [{ d: 2, c: 3 }] })).toBe(canonical({ b: [{ c: 3, d: 2 }], a: 1 }));
  expect(canonical(['a', 'b'])).not.toBe(canonical(['b', 'a']));
});

/** A graph whose steps use fields and earlier steps, with what each gave. */
const randomRun = fc
  .array(fc.record({ uses: fc.array(fc.nat(), { maxLength: 3 }), fields: fc.subarray([...FIELDS]) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((plans) => {
    const steps = plans.map(({ uses, fields }, at) => {
      const earlier = at === 0 ? [] : [...new Set(uses.map((use) => `s${use % at}`))];
      const words = [...fields.map((name) => `{{input.${name}}}`), ...earlier.map((id) => `{{${id}.text}}`)];
      return chat(`s${at}`, `Step ${at}: ${words.join(' ')}`);
    });
    return graphOf(...steps);
  });
const values = fc.record({
  ...{ topic: fc.constantFrom('clay', 'glaze'), mood: fc.constantFrom('calm', 'odd'), place: fc.constant('here') },
});

test('exactly those steps are out of date whose own order differs, or that use one of them', () => {
  fc.assert(
    fc.property(
      fc.record({
        graph: randomRun,
        was: values,
        now: values,
        touched: fc.func(fc.nat(5)),
        brands: fc.func(fc.nat(5)),
      }),
      ({ graph, was, now, touched, brands }) => {
        const finished = Object.fromEntries(graph.steps.map(({ id }) => [id, gave(`What ${id} gave`)]));
        const rebranded = graph.steps.filter(({ id }) => brands(id) === 0).map(({ id }) => id);
        const run = known(finished, ...rebranded);
        expect(changed(graph, structuredClone(graph), known(finished), was)).toEqual({});

        const isTouched = ({ id }: Step) => touched(id) === 0;
        const next = graph.steps.map((step) =>
          isTouched(step) ? { ...step, input: { ...step.input, max_tokens: 77 } } : step,
        );
        const expected = new Set<string>();
        for (const step of graph.steps) {
          const fields = [...usedFields(step.input)] as (keyof typeof was)[];
          const isOwn =
            isTouched(step) || rebranded.includes(step.id) || fields.some((name) => was[name] !== now[name]);
          if (isOwn || [...neededSteps(step)].some((id) => expected.has(id))) expected.add(step.id);
        }
        expect(Object.keys(changed(graph, { ...graph, steps: next }, run, was, now))).toEqual([...expected]);
      },
    ),
  );
});
