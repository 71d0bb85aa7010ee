import { User } from '@flint/shared/contracts/users';
import { toRoles, toUser } from './presenter';

const ROW = {
  id: 'u1',
  email: 'you@example.com',
  name: 'You',
  emailVerified: false,
  createdAt: new Date('2026-01-02T03:04:05.678Z'),
};

test('a stored user is presented with the contract’s fields and no others', () => {
  const stored = { ...ROW, role: 'user', image: undefined, banned: false, password: 'secret' };
  const shown = toUser(stored);
  expect(User.parse(shown)).toEqual(shown);
  expect(shown).toEqual({
    id: 'u1',
    email: 'you@example.com',
    name: 'You',
    image: null,
    isEmailVerified: false,
    roles: ['user'],
    createdAt: '2026-01-02T03:04:05.678Z',
  });
});

test.each([
  ['admin', ['user', 'admin']],
  ['user,admin', ['user', 'admin']],
  [' editor , user ', ['user', 'editor']],
  ['', ['user']],
  [null, ['user']],
  ['root,Admin', ['user']],
])('the stored roles "%s" read as %j', (stored, roles) => {
  expect(toRoles(stored)).toEqual(roles);
});
