import { SetAside } from './set-aside';

test('what failed is left out for a minute', () => {
  jest.useFakeTimers();
  const aside = new SetAside();
  aside.add('one');
  jest.advanceTimersByTime(30_000);
  aside.add('two');
  expect(aside.ids()).toEqual(['one', 'two']);
  jest.advanceTimersByTime(30_000);
  expect(aside.ids()).toEqual(['two']);
  aside.add('two');
  jest.advanceTimersByTime(59_999);
  expect(aside.ids()).toEqual(['two']);
  jest.advanceTimersByTime(1);
  expect(aside.ids()).toEqual([]);
});
