import { createStore } from 'jotai/vanilla';
import type { Boot } from '../contracts/boot';
import { me, type User } from '../contracts/users';
import { fakeApi } from '../testing/fake-api';
import { bootAtom, viewerAtom } from './boot';
import { initializeSession } from './session';

const user = { id: 'u1', name: 'Maya' } as User;
const boot: Boot = { environment: 'development', apiUrl: '/', session: { user, balance: 3 }, remotes: [] };

test('the frame shows the boot data’s user until the session is known', async () => {
  const store = createStore();
  expect(store.get(viewerAtom)).toBeNull();
  store.set(bootAtom, boot);
  expect(store.get(viewerAtom)).toBe(user);
  fakeApi().answer(me, { status: 401 });
  await initializeSession(store);
  expect(store.get(viewerAtom)).toBeNull();
});
