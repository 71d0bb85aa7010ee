import answers from './answers.fixture.json';
import { splitThoughts, type ThoughtPart, ThoughtSplitter } from './thought-splitter';

/** Feeds a text in pieces of a length, and does with the parts what a reader does. */
function streamed(whole: string, length: number) {
  const read = { text: '', thoughts: '' };
  const splitter = new ThoughtSplitter((part: ThoughtPart) => {
    if (part.type === 'text') read.text += part.text;
    else if (part.type === 'thought') read.thoughts += part.text;
    else Object.assign(read, { text: '', thoughts: read.thoughts + read.text });
  });
  for (let at = 0; at < whole.length; at += length) splitter.feed(whole.slice(at, at + length));
  splitter.end();
  return { text: read.text, thoughts: read.thoughts.trim() || undefined };
}

test.each<[string, string, string, string | undefined]>([
  ['a beginning and an end', answers['chat: begin and end'], 'There are 9.', 'I count the beds.\n\nNine of them.'],
  ['an end alone', answers['chat: end alone'], 'There are 9.', 'I count the beds.'],
  ['an end alone, and no space after it', 'I count.</think>There are 9.', 'There are 9.', 'I count.'],
  ['nothing between its marks', '<think>\n\n</think>\n\nThere are 9.', 'There are 9.', undefined],
  ['spaces before them', '\n <think>Nine.</think>\n9', '9', 'Nine.'],
  ['capitals', '<THINK>Nine.</THINK>9', '9', 'Nine.'],
  ['thinking', '<thinking>Nine.</thinking>9', '9', 'Nine.'],
  ['reasoning', '<reasoning>Nine.</reasoning>9', '9', 'Nine.'],
  ['Mistral’s marks', '[THINK]Nine.[/THINK]9', '9', 'Nine.'],
  ['Kimi’s marks', '◁think▷Nine.◁/think▷9', '9', 'Nine.'],
  ['Gemma’s marks', '<|channel>thought\nNine.<channel|>9', '9', 'Nine.'],
  [
    'marks of the answer too',
    '<|begin_of_thought|>Nine.<|end_of_thought|>\n\n<|begin_of_solution|>9<|end_of_solution|>',
    '9',
    'Nine.',
  ],
  [
    'channels',
    '<|channel|>analysis<|message|>Nine.<|end|><|start|>assistant<|channel|>final<|message|>9<|return|>',
    '9',
    'Nine.',
  ],
  [
    'several channels',
    '<|start|>assistant<|channel|>analysis<|message|>Nine.<|end|><|start|>assistant<|channel|>commentary to=a<|message|>Ten?<|end|><|start|>assistant<|channel|>final <|constrain|>json<|message|>9',
    '9',
    'Nine.Ten?',
  ],
  ['thoughts twice', '<think>One.</think>First.\n\n<think>Two.</think>\nSecond.', 'First.\n\n\nSecond.', 'One.Two.'],
  [
    'thoughts that name a mark',
    '<think>A <think> tag? ```\n<think>\n```</think>9',
    '9',
    'A <think> tag? ```\n<think>\n```',
  ],
  ['no end', '<think>I count', '', 'I count'],
  ['an end that is no whole mark', '<think>I count</thin', '', 'I count</thin'],
])('an answer with thoughts: %s', (_, whole, text, thoughts) => {
  expect(splitThoughts(whole)).toEqual({ text, thoughts });
  for (const length of [1, 2, 3, 7]) expect(streamed(whole, length)).toEqual({ text, thoughts });
});

test.each([
  'Plain words.\n\nTwo paragraphs.',
  '\n  With spaces before. ',
  'Use `<think>` to begin, and `</think>` to end.',
  'A fence:\n\n```xml\n<think>I count</think>\n```\n\nThat is all.',
  '```\nI count</think>\n```',
  '~~~\n<think>\n~~~\nA </think> tag',
  'It ends with </think>, always.',
  'It ends with </think> and goes on.',
  'They write "<think>" and "</think>".',
  'In the middle <think> of a line.',
  'A list:\n<think>\nis not closed.',
  '{"title": "What </think> means", "why": "`</think>` ends it"}',
  'a < b, a <thin line, [think] twice, <|',
  'The token <|end|> ends a message; <|channel|> names one.',
  'İstanbul < Ankara </',
])('words about marks, and all others, stay as they are: %j', (whole) => {
  expect(splitThoughts(whole)).toEqual({ text: whole, thoughts: undefined });
  for (const length of [1, 2, 3, 7]) expect(streamed(whole, length)).toEqual({ text: whole, thoughts: undefined });
});

test.each(['tool: begin and end', 'tool: end alone'] as const)('%s leaves the JSON alone', (name) => {
  expect(JSON.parse(splitThoughts(answers[name]).text)).toMatchObject({ titles: [{ angle: 'benefit' }, {}, {}] });
});

test('words are told as they come, not only at the end', () => {
  const told: string[] = [];
  const splitter = new ThoughtSplitter((part) => told.push(part.type === 'text' ? part.text : part.type));
  for (const piece of ['I ', 'count', '.</', 'think>', '\n\n', 'Nine', ' <', 'b']) splitter.feed(piece);
  expect(told).toEqual(['I ', 'count', '.', 'retract', 'Nine', ' ', '<b']);
});
