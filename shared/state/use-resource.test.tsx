import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import type { ReadContext, Resource } from './resource';
import { useResource } from './use-resource';

const asked: (ReadContext<string> & { key: string; answer: (data: string) => Promise<void> })[] = [];
const page = (key: string): Resource<string> => ({
  key,
  read: (context) =>
    new Promise((resolve) => {
      asked.push({ ...context, key, answer: async (data) => act(async () => resolve(data)) });
    }),
});

function render(first: string | null) {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const show = ({ key }: { key: string | null }) => useResource(key === null ? null : page(key));
  return renderHook(show, { wrapper, initialProps: { key: first } });
}

beforeEach(() => {
  asked.length = 0;
});

test('a component reads when it mounts, and aborts when it unmounts', async () => {
  const { result, unmount } = render('a');
  expect(result.current.status).toBe('loading');
  await asked[0]?.answer('A');
  expect(result.current).toMatchObject({ status: 'ready', data: 'A', error: null });
  act(() => result.current.reload());
  unmount();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, true]);
});

test('a changed key aborts the previous read, whose late answer is ignored', async () => {
  const { result, rerender } = render('a');
  rerender({ key: 'b' });
  expect(asked[0]?.signal.aborted).toBe(true);
  await asked[1]?.answer('B');
  await asked[0]?.answer('A');
  expect(result.current.data).toBe('B');
});

test('null reads nothing', () => {
  const { result, rerender } = render(null);
  expect(result.current.status).toBe('idle');
  expect(asked).toHaveLength(0);
  rerender({ key: 'a' });
  expect(asked).toHaveLength(1);
  rerender({ key: null });
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(result.current.status).toBe('idle');
});

test('mutate shows an action’s answer', async () => {
  const { result } = render('a');
  await asked[0]?.answer('A');
  act(() => result.current.mutate((data) => `${data}!`));
  expect(result.current.data).toBe('A!');
});
