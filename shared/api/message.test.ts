import { resolveMessage, toMessage } from './message';

test.each([
  [{ body: { message: 'm', error: 'e' } }, 'm'],
  [{ body: { error: 'e' }, exception: new Error('x') }, 'e'],
  [{ exception: new Error('x'), failure: 'f' }, 'x'],
  [{ body: { message: 3 }, exception: new Error('x') }, 'x'],
  [{ exception: new Error(''), failure: 'f' }, 'f'],
  [{ exception: new Error(' ') }, 'An unexpected error occurred'],
  [{}, 'An unexpected error occurred'],
])('%j gives "%s"', (sources, text) => {
  expect(resolveMessage(sources)).toBe(text);
});

test.each([undefined, null, 'text', 3, {}])('%j is not an Error: Unknown error occurred', (thrown) => {
  expect(toMessage(thrown)).toBe('Unknown error occurred');
});

test('an Error gives its message', () => {
  expect(toMessage(new TypeError('x'))).toBe('x');
});
