import { growth } from '../../testing/growth';
import { analyseText } from './analyse-text';
import { writingPrompt } from './writing-prompt';

const POST = `Nobody tells you this about baking bread.

I failed 12 times before it rose! What changed?

But then I stopped kneading. Here's how:
1. Mix the flour and the water.
2. Wait an hour.
3. Fold the dough twice.

94% of my students bake a good loaf on the first day.

Save this post and follow for more.
#bread #baking`;

describe('a post', () => {
  const read = analyseText(POST);

  it('has hooks, each listed once with its sentence', () => {
    expect(read.firstLine).toBe('Nobody tells you this about baking bread.');
    expect(read.hooks).toContainEqual({ kind: 'curiosity', text: 'Nobody tells you this about baking bread.' });
    expect(read.hooks).toContainEqual({ kind: 'number', text: 'I failed 12 times before it rose!' });
    expect(new Set(read.hooks.map(({ kind }) => kind)).size).toBe(read.hooks.length);
  });

  it('is split into parts with a function each, and nothing is lost', () => {
    expect(read.structure.map(({ kind }) => kind)).toEqual([
      ...['hook', 'problem', 'turn', 'step', 'step', 'step', 'proof', 'call to action', 'tags'],
    ]);
    const letters = (text: string) => text.replace(/\s/g, '');
    expect(letters(read.structure.map(({ text }) => text).join(''))).toBe(letters(POST));
    expect(read.callToAction).toBe('Save this post and follow for more.');
  });

  it('has a rhythm, a reading level and a tone', () => {
    expect(read.rhythm).toMatchObject({ sentences: 11, kind: 'varied' });
    expect(read.rhythm.lengths.reduce((sum, length) => sum + length, 0)).toBe(read.rhythm.words);
    expect(read.reading.ease).toBeGreaterThan(70);
    expect(read.tone).toMatchObject({ person: 'I', energy: 'lively', formal: false, emoji: false });
  });

  it('gives a deterministic template that keeps the form and replaces the content', () => {
    const { template } = read;
    expect(template).not.toMatch(/bread|flour|dough/i);
    expect(template).toMatch(/^Nobody tells you this about .*\{/);
    expect(template).toContain('\n1. Mix the {');
    expect(template).toContain('Save this post and follow for more.');
  });

  it('gives a writing prompt', () => {
    const prompt = writingPrompt(read);
    expect(prompt).toMatch(/^Write about \{topic\} in about \d+ words\. Open with a hook by curiosity/);
    expect(prompt).toContain('hook, problem, turn, step, proof, call to action, tags');
    expect(prompt).toMatch(/End with a call to action\.$/);
  });
});

test.each([
  ['What if you never had to cook again?', 'question'],
  ['I quit my job last year.', 'story'],
  ['Stop buying coffee.', 'command'],
  ['How to grow tomatoes on a balcony', 'promise'],
  ['We lost everything, but it made us free.', 'contrast'],
])('"%s" has a hook of the kind %s', (text, kind) => {
  expect(analyseText(text).hooks.map((hook) => hook.kind)).toContain(kind);
});

test('formal prose and shouting have different tones', () => {
  const report =
    'The committee considered the proposal in considerable detail. Its members recommended further investigation of the available alternatives before any decision. Implementation remains contingent upon parliamentary authorisation.';
  expect(analyseText(report)).toMatchObject({
    hooks: [],
    callToAction: null,
    tone: { person: 'they', formal: true, energy: 'calm' },
  });
  expect(analyseText(report).reading.ease).toBeLessThan(50);
  expect(analyseText('BUY NOW! Last chance! 🔥').tone).toMatchObject({ formal: false, energy: 'loud', emoji: true });
});

test('an empty text gives an empty analysis', () => {
  expect(analyseText('…')).toMatchObject({ hooks: [], rhythm: { words: 0 }, callToAction: null });
});

test('analysis is deterministic, and takes no more than quadratic time for long texts', () => {
  expect(analyseText(POST)).toEqual(analyseText(POST));
  expect(growth((times) => analyseText('a but b from c more d '.repeat(times)), 225)).toBeLessThan(6);
});
