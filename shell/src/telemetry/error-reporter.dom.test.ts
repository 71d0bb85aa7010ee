import type { BrowserError } from '@flint/shared/contracts/browser-errors';
import { createErrorReporter } from './error-reporter';
import { REPORTED } from './use-reported';

let sent: (readonly BrowserError[])[];
let report: (error: unknown) => void;
let accepts: boolean;
let accepted: unknown[];
const note = (event: Event) => accepted.push((event as CustomEvent<unknown>).detail);

beforeEach(() => {
  jest.useFakeTimers();
  [sent, accepted, accepts] = [[], [], true];
  addEventListener(REPORTED, note);
  const take = createErrorReporter(async (errors) => {
    sent.push(errors);
    return errors.map(() => accepts);
  });
  report = (error) => take({ error, context: {} });
});
afterEach(() => {
  removeEventListener(REPORTED, note);
  jest.useRealTimers();
});

const failure = (message: string) => {
  const error = new Error(message);
  error.stack = '';
  return error;
};
const counts = () => sent.map((batch) => batch.map(({ message, count }) => `${message} ${count}`));

test('errors that occur together are sent together, and equal ones are counted', () => {
  report(failure('a'));
  report(failure('b'));
  report(failure('a'));
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(counts()).toEqual([['a 2', 'b 1']]);
});

test('one error that is detected twice counts once', () => {
  const error = failure('a');
  report(error);
  report(error);
  jest.advanceTimersByTime(1_000);
  expect(counts()).toEqual([['a 1']]);
});

test('a repeated error is sent again after half a minute, with its new occurrences', () => {
  report(failure('a'));
  jest.advanceTimersByTime(1_000);
  for (let at = 0; at < 5_000; at++) report(failure('a'));
  jest.advanceTimersByTime(29_000);
  expect(sent).toHaveLength(1);
  jest.advanceTimersByTime(1_000);
  expect(counts()).toEqual([['a 1'], ['a 1000']]);
});

test('a page reports twenty different errors, in batches of ten, and drops the rest', () => {
  for (let at = 0; at < 50; at++) report(failure(`error ${'x'.repeat(at)}`));
  jest.advanceTimersByTime(60_000);
  expect(sent.map((batch) => batch.length)).toEqual([10, 10]);
});

test('pending errors are sent when the page is left', () => {
  report(failure('a'));
  window.dispatchEvent(new Event('pagehide'));
  expect(counts()).toEqual([['a 1']]);
  jest.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

test('an error is announced as reported once the server has accepted its report, and not before', async () => {
  const [first, again, refused] = [failure('a'), failure('a'), failure('b')];
  report(first);
  expect(accepted).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(accepted).toEqual([first]);
  report(again);
  report(first);
  expect(accepted).toEqual([first, again, first]);

  accepts = false;
  report(refused);
  await jest.advanceTimersByTimeAsync(60_000);
  report(refused);
  expect(accepted).not.toContain(refused);
});
