import { emit } from '@flint/shared/api/bus';
import { me, signUp as signUpCall, type User } from '@flint/shared/contracts/users';
import { sessionAtom, signUp } from '@flint/shared/state/session';
import { fakeApi } from '@flint/shared/testing/fake-api';
import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { watchSession } from './watch-session';

const user = { id: 'u1' } as User;
const refused = { callId: 'listRuns', status: 401, message: 'Sign in first.' };

async function open() {
  const api = fakeApi().answer(signUpCall, { body: { user } }).answer(me, { status: 401 });
  const store = createStore();
  const stop = watchSession(store);
  return { api, store, stop, enter: () => signUp(store, { email: 'a@example.com', password: 'a long password' }) };
}

test('OPEN-046 a refused call ends a session that is over, after asking once', async () => {
  const { api, store, stop, enter } = await open();
  await enter();
  emit('authError', refused);
  await waitFor(() => expect(store.get(sessionAtom).status).toBe('unauthenticated'));
  expect(api.sentTo(me)).toHaveLength(1);
  stop();
});

test('nobody signed in, nothing is asked', async () => {
  const { api, stop } = await open();
  emit('authError', { ...refused, callId: 'signIn' });
  expect(api.sent).toEqual([]);
  stop();
});

test('it does not listen any more once stopped', async () => {
  const { api, stop, enter } = await open();
  await enter();
  stop();
  emit('authError', refused);
  expect(api.sentTo(me)).toEqual([]);
});
