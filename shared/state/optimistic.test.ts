import { createStore } from 'jotai';
import { optimistic } from './optimistic';
import type { Resource } from './resource';
import { mutate, observe, reload, resourceAtom } from './resources';

let store: ReturnType<typeof createStore>;
/** The data on the server. */
let kept: readonly string[];
let reads: number;

const names: Resource<readonly string[]> = {
  key: 'names',
  async read() {
    reads += 1;
    return kept;
  },
};
const shown = () => store.get(resourceAtom(names))?.data;
const withName = (name: string) => (known: readonly string[]) => [...known, name];

/** An action that the test settles. */
function anAct() {
  let end: (error?: Error) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  return { act: () => done, end: (error?: Error) => end(error) };
}

beforeEach(async () => {
  store = createStore();
  kept = ['a'];
  reads = 0;
  observe(store, names);
  await Promise.resolve();
  await Promise.resolve();
});

test('a change shows at once, and stays when the action succeeds', async () => {
  const { act, end } = anAct();
  const done = optimistic(store, names, withName('b'), act);
  expect(shown()).toEqual(['a', 'b']);
  end();
  await done;
  expect(shown()).toEqual(['a', 'b']);
  expect(reads).toBe(1);
});

test('a failed change is rolled back', async () => {
  const { act, end } = anAct();
  const done = optimistic(store, names, withName('b'), act);
  end(new Error('Refused'));
  await expect(done).rejects.toThrow('Refused');
  expect(shown()).toEqual(['a']);
  expect(reads).toBe(1);
});

test('a failed change does not undo later changes: the data is read again', async () => {
  const { act, end } = anAct();
  const done = optimistic(store, names, withName('b'), act);
  mutate(store, names, () => ['a', 'b', 'c']);
  kept = ['a', 'c'];
  end(new Error('Refused'));
  await expect(done).rejects.toThrow('Refused');
  await reload(store, names);
  expect(shown()).toEqual(['a', 'c']);
});

test('a read that began before the action ended does not overwrite its result', async () => {
  const { act, end } = anAct();
  const done = optimistic(store, names, withName('b'), act);
  await reload(store, names);
  expect(shown()).toEqual(['a']);
  kept = ['a', 'b'];
  end();
  await done;
  expect(shown()).toEqual(['a', 'b']);
});
