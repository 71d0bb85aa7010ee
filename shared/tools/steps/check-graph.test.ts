import { SERVED_BY } from '../../contracts/providers';
import { checkGraph } from './check-graph';
import { FAN_OUT_MAX, type Graph, STEPS_MAX, type Step } from './graph';
import { loadGraphTools } from './load-graph-tools';
import { dependentSteps } from './needs';
import { unmadeFilm } from './unmade-film';

const chat = (id: string, content: string, more: Partial<Step> = {}): Step => ({
  ...{ id, kind: 'chat', input: { messages: [{ role: 'user', content }] } },
  ...more,
});
const graphOf = (...steps: Step[]): Graph => ({
  inputs: {
    topic: { type: 'text', label: 'Topic', required: true },
    places: { type: 'list', label: 'Places', max: 5 },
  },
  steps,
});
const loop = (most: number): Step => ({
  ...{ id: 'each', kind: 'each' },
  input: { over: '{{input.places}}', most, kind: 'text', input: { text: 'About {{item.text}}' } },
});

test('steps that refer to earlier ones and to inputs are sound', () => {
  const graph = graphOf(chat('idea', 'About {{input.topic}}'), chat('post', 'Like {{idea.text}}, \\{{first_name}}'));
  expect(checkGraph(graph, {})).toEqual([]);
});

const TOOL_OF_OBJECTS: Step = { id: 'a', kind: 'tool', input: { tool: 'constructor' } };
const LOOP_OF_NOTHING: Step = {
  ...{ id: 'each', kind: 'each' },
  input: { over: '{{input.places}}', most: 2, kind: 'nope', input: {} },
};
const MESSAGE = 'input.messages.0.content';
test.each<[string, Graph, string, string]>([
  ['no steps', graphOf(), 'steps', 'Add a step.'],
  [
    ...(['too many steps', graphOf(...Array.from({ length: STEPS_MAX + 1 }, (_, at) => chat(`s${at}`, 'A')))] as const),
    ...(['steps', `There are at most ${STEPS_MAX} steps.`] as const),
  ],
  ['two of a name', graphOf(chat('a', 'A'), chat('a', 'B')), 'steps.1.id', 'called “a” already'],
  ['a name with a meaning', graphOf(chat('input', 'A')), 'steps.0.id', 'has a meaning of its own'],
  ['a name that is none', graphOf(chat('1 a', 'A')), 'steps.0.id', 'a letter first'],
  ['no such kind', graphOf(chat('a', 'A', { kind: 'toString' as never })), 'steps.0.kind', 'no such kind'],
  ['a later step', graphOf(chat('a', '{{b.text}}'), chat('b', 'B')), `steps.0.${MESSAGE}`, '“b”'],
  ['itself', graphOf(chat('a', '{{a.text}}')), `steps.0.${MESSAGE}`, '“a”'],
  ['no input of that name', graphOf(chat('a', '{{input.mood}}')), `steps.0.${MESSAGE}`, 'mood'],
  ['no output of that name', graphOf(chat('a', 'A'), chat('b', '{{a.image}}')), `steps.1.${MESSAGE}`, 'not image'],
  ['braces that are no reference', graphOf(chat('a', 'Dear {{first_name}}')), `steps.0.${MESSAGE}`, 'Write \\{{ for'],
  ['a condition that is none', graphOf(chat('a', 'A'), chat('b', 'B', { when: 'a' })), 'steps.1.when', 'no earlier'],
  [
    ...(['a page without an address', graphOf({ id: 'a', kind: 'read', input: { address: ' ' } })] as const),
    ...(['steps.0.input.address', 'the address of a page'] as const),
  ],
  [
    ...([
      'words where a file is read',
      graphOf({ id: 'a', kind: 'read', input: { file: '{{input.topic}}' } }),
    ] as const),
    ...(['steps.0.input.file', 'A text file stands here'] as const),
  ],
  ['a tool that is a word of JavaScript', graphOf(TOOL_OF_OBJECTS), 'steps.0.input.tool', 'no such tool'],
  [
    ...(['a loop of no such kind', graphOf(LOOP_OF_NOTHING, chat('b', '{{each.text}}'))] as const),
    ...(['steps.0.input.kind', 'A loop makes'] as const),
  ],
  ['an output of objects', graphOf(chat('a', 'A'), chat('b', '{{a.constructor}}')), `steps.1.${MESSAGE}`, 'gives text'],
  ['an input of objects', graphOf(chat('a', '{{input.constructor}}')), `steps.0.${MESSAGE}`, 'no input'],
  ['a loop too wide', graphOf(loop(FAN_OUT_MAX + 1)), 'steps.0.input.most', `1 to ${FAN_OUT_MAX} items`],
])('%s', (_name, graph, field, message) => {
  const fault = checkGraph(graph, {}).find((found) => found.field === field);
  expect(fault?.message).toContain(message);
});

describe('a film', () => {
  const film = (input: object): Step => ({ id: 'film', kind: 'video', input: { prompt: 'A boat', ...input } });
  const inLoop = (input: object): Step => ({
    ...{ id: 'films', kind: 'each' },
    input: { over: '{{input.places}}', most: 2, kind: 'video', input: { prompt: '{{item.text}}', ...input } },
  });

  test.each<[object, string, string]>([
    [{ duration: 31 }, 'input.duration', 'film: A video lasts at most 30 seconds.'],
    [{ duration: 0.5 }, 'input.duration', 'film: A video lasts at least 1 second.'],
    [{ duration: 'long' }, 'input.duration', 'film: The duration is a number of seconds.'],
    [{ aspect_ratio: '3:2' }, 'input.aspect_ratio', 'film: The aspect ratio is one of 1:1, 4:5, 16:9, 9:16.'],
    [{ aspect_ratio: '{{input.topic}}' }, 'input.aspect_ratio', 'film: No output of a step can stand here.'],
  ])('%j names its field and the rule', (input, field, message) => {
    expect(checkGraph(graphOf(film(input)), {})).toEqual([{ field: `steps.0.${field}`, step: 'film', message }]);
  });

  test('that its maker cannot make is kept, and refused where it would be made', () => {
    const message = 'Stable Video does not make 4:5 video. Choose 1:1, 16:9, or 9:16.';
    const graph = graphOf(film({ aspect_ratio: '4:5' }), inLoop({ aspect_ratio: '4:5' }));
    expect([checkGraph(graph, {}), checkGraph(graph, {}, 'embedded')]).toEqual([[], []]);
    expect(checkGraph(graph, {}, 'fal')).toEqual([
      { field: 'steps.0.input.aspect_ratio', step: 'film', message: `film: ${message}` },
      { field: 'steps.1.input.input.aspect_ratio', step: 'films', message: `films: ${message}` },
    ]);
    expect(unmadeFilm(graph, 'fal')).toBe(`film: ${message}`);
    expect(unmadeFilm(graphOf(inLoop({ aspect_ratio: '4:5' })), 'fal')).toBe(`films: ${message}`);
    expect(unmadeFilm(graph, 'embedded')).toBeUndefined();
  });

  test('of no shape and no length is sound for whoever makes it', () => {
    const graph = graphOf(film({}), film({ image_url: '' }));
    for (const filmedBy of SERVED_BY) expect(unmadeFilm(graph, filmedBy)).toBeUndefined();
  });
});

test('the steps that depend on one, directly or not', () => {
  const graph = graphOf(
    ...[chat('a', 'A'), chat('b', '{{a.text}}'), chat('c', 'C'), chat('d', '{{b.text}}')],
    chat('e', 'E', { when: 'd' }),
  );
  expect(dependentSteps(graph, 'a')).toEqual(['b', 'd', 'e']);
  expect(dependentSteps(graph, 'c')).toEqual([]);
});

describe('a tool that is filled from the answer of another', () => {
  const tool = (id: string, name: string, from?: string): Step => ({
    ...{ id, kind: 'tool' },
    input: { tool: name, input: {}, ...(from && { from }) },
  });
  const TITLES = 'youtube/title-generator';
  const titles: Step = { ...tool('titles', TITLES), input: { tool: TITLES, input: { topic: 'Tea' } } };
  const choice: Step = { id: 'pick', kind: 'choice', input: { from: '{{titles.titles}}' } };
  const faultsOf = async (...steps: Step[]) => {
    const graph = graphOf(titles, ...steps);
    return checkGraph(graph, await loadGraphTools(graph)).map(({ field, message }) => [field, message]);
  };

  test('its form may lack what is handed on, by the best item or by a chosen one', async () => {
    expect(await faultsOf(tool('picture', 'youtube/thumbnail-generator', '{{titles.text}}'))).toEqual([]);
    expect(await faultsOf(choice, tool('picture', 'youtube/thumbnail-generator', '{{pick.text}}'))).toEqual([]);
    const [fault] = await faultsOf(tool('picture', 'youtube/thumbnail-generator'));
    expect(fault?.[0]).toBe('steps.1.input.input.topic');
  });

  test.each([
    ['a tool that hands on nothing to it', tool('thread', 'x/thread-architect', '{{titles.text}}')],
    ['the form', tool('picture', 'youtube/thumbnail-generator', '{{input.topic}}')],
    ['words', tool('picture', 'youtube/thumbnail-generator', 'titles')],
  ])('%s is refused', async (_, step) => {
    expect(await faultsOf(step)).toEqual([['steps.1.input.from', expect.stringContaining('Name an earlier tool')]]);
  });
});
