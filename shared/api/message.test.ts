import { resolveMessage, toMessage } from './message';

test.each([
  ['ERR-008', { body: { message: 'm', error: 'e' } }, 'm'],
  ['ERR-009', { body: { error: 'e' }, exception: new Error('x') }, 'e'],
  ['ERR-010', { exception: new Error('x'), failure: 'f' }, 'x'],
  ['ERR-010', { body: { message: 3 }, exception: new Error('x') }, 'x'],
  ['OPEN-010', { exception: new Error(''), failure: 'f' }, 'f'],
  ['ERR-011', { exception: new Error(' ') }, 'An unexpected error occurred'],
  ['ERR-011', {}, 'An unexpected error occurred'],
])('%s %j reads "%s"', (_, sources, text) => {
  expect(resolveMessage(sources)).toBe(text);
});

test.each([undefined, null, 'text', 3, {}])('ERR-036 %j is no error object: Unknown error occurred', (thrown) => {
  expect(toMessage(thrown)).toBe('Unknown error occurred');
});

test('ERR-010 an error object says its message', () => {
  expect(toMessage(new TypeError('x'))).toBe('x');
});
