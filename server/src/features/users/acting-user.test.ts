import type { Role } from '@flint/shared/contracts/roles';
import type { Viewer } from '../../platform/http/route';
import { actingUserId } from './acting-user';

function viewer(...roles: Role[]): Viewer {
  const user = { id: 'me', email: 'me@example.com', name: 'Me', image: null, isEmailVerified: true, createdAt: '' };
  return { user: { ...user, roles: ['user', ...roles] }, sessionId: 's' };
}

const known = jest.fn(async (id: string) => id === 'other');
beforeEach(() => known.mockClear());

test.each([undefined, 'me'])('userId %s means the caller, without a look-up', async (requested) => {
  await expect(actingUserId(viewer('admin'), requested, known)).resolves.toBe('me');
  expect(known).not.toHaveBeenCalled();
});

test.each<Role>(['user', 'editor'])('a caller with role %s is refused another id, known or not', async (role) => {
  const refusal = { code: 'forbidden', status: 403, detail: { field: 'userId' } };
  await expect(actingUserId(viewer(role), 'other', known)).rejects.toMatchObject(refusal);
  await expect(actingUserId(viewer(role), 'nobody', known)).rejects.toMatchObject(refusal);
  expect(known).not.toHaveBeenCalled();
});

test('staff may act for an existing user', async () => {
  await expect(actingUserId(viewer('admin'), 'other', known)).resolves.toBe('other');
});

test('staff naming an unknown user gets a 404', async () => {
  await expect(actingUserId(viewer('admin'), 'nobody', known)).rejects.toMatchObject({ status: 404 });
});
