import { BrowserError } from '@flint/shared/contracts/browser-errors';
import { aRelease } from '@flint/shared/testing/a-release';
import { configureRemotes } from '../registry/remotes';
import { describeError } from './describe-error';

const billing = { ...aRelease('mfe-billing'), version: '1.4.0' };

beforeEach(() => {
  configureRemotes([billing, { ...aRelease('mfe-tools'), override: true }]);
  window.history.replaceState(null, '', '/credits?token=abc');
  document.body.replaceChildren();
});

function thrown(message: string, stack?: string, name = 'TypeError'): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = stack ?? '';
  return error;
}
const describe_ = (error: unknown, context = {}) => describeError({ error, context });

test('an error is described by its parts, its page by its id, and fits the contract', () => {
  const stack = 'TypeError: x\n at sum (https://flint.test/remotes/mfe-billing/1.4.0/448.9f8e7d6c.js:1:23)';
  const described = describe_(thrown('row 7 has no price', stack));
  expect(described).toEqual({
    ...{ source: 'mfe-billing', version: '1.4.0', kind: 'error', name: 'TypeError', message: 'row 7 has no price' },
    ...{ stack, page: 'credits', count: 1 },
  });
  expect(BrowserError.safeParse(described).success).toBe(true);
});

test('a declared page is named by its pattern, without what stands in its address', () => {
  const page = { path: '/guides/:id', guard: {}, frame: 'public', session: false, title: 'A guide' } as const;
  configureRemotes([{ ...billing, routes: [page] }]);
  window.history.replaceState(null, '', '/guides/secret');
  expect(describe_(thrown('x'))).toMatchObject({ page: '/guides/:id' });
});

test('an error of a preview is not reported', () => {
  configureRemotes([{ ...billing, preview: { branch: 'x', expiresAt: '2026-01-09T10:00:00.000Z' } }]);
  expect(describe_(thrown('x'), { remote: 'mfe-billing' })).toBeUndefined();
});

test('the remote that reports an error is its source, regardless of the stack', () => {
  expect(describe_(thrown('x'), { remote: 'mfe-billing', kind: 'render' })).toMatchObject({
    ...{ source: 'mfe-billing', version: '1.4.0', kind: 'render' },
  });
});

test('an error of the shell carries the hash of its program', () => {
  expect(describe_(thrown('x'))).toMatchObject({ source: 'shell', version: 'development' });
  const script = document.createElement('script');
  Object.defineProperty(script, 'src', { value: 'https://flint.test/main.1a2b3c4d.js' });
  document.body.append(script);
  expect(describe_(thrown('x'))).toMatchObject({ source: 'shell', version: '1a2b3c4d' });
});

test('private text is redacted, and the contents of form fields are removed', () => {
  document.body.innerHTML = '<input value="my diary"><textarea>one more secret</textarea><input type=checkbox>';
  const described = describe_(
    thrown('maya@example.com wrote one more secret in my diary', 'at https://flint.test/a.js?key=s3cret:1:2'),
  );
  expect(described?.message).toBe('[email] wrote [typed] in [typed]');
  expect(described?.stack).toBe('at https://flint.test/a.js:1:2');
  expect(JSON.stringify(described)).not.toMatch(/token=|s3cret|diary/);
});

test('long parts are truncated after they are redacted', () => {
  const described = describe_(thrown(`${'word '.repeat(58)}someone@example.com`, 'at f (a.js:1:2)\n'.repeat(400)));
  expect(described?.message).toHaveLength(297);
  expect(described?.message).not.toContain('@');
  expect(described?.stack).toHaveLength(2_000);
});

test('a failed call has its name and its request id, not its URL', () => {
  const context = { action: 'getRun', status: 500, requestId: 'r-1' };
  expect(describe_(thrown('Something went wrong.'), context)).toMatchObject({
    ...{ kind: 'call', action: 'getRun', requestId: 'r-1' },
  });
});

test.each([
  ['a remark of the browser', thrown('ResizeObserver loop completed with undelivered notifications.')],
  ['an error of another origin', 'Script error.'],
  ['a request that was left', thrown('The user aborted a request.', '', 'AbortError')],
  ['a program that the browser added', thrown('x', 'at chrome-extension://abc/a.js:1:2')],
  ['a remote that staff tries out', thrown('x', 'at http://localhost/remotes/mfe-tools/9/a.js:1:2')],
])('%s is not reported', (_what, error) => {
  expect(describe_(error)).toBeUndefined();
});

test.each([
  ['a text', 'it broke', 'it broke'],
  ['an object', { secret: 1 }, '[object Object]'],
  ['nothing', undefined, 'undefined'],
])('%s that was thrown is reported by its text', (_what, error, message) => {
  expect(describe_(error)).toMatchObject({ name: 'Thrown', message });
});
