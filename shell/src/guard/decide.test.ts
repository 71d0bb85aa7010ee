import { PAGES } from '@flint/shared/contracts/routes';
import type { Guard } from '@flint/shared/contracts/routes/guard';
import { decide, type Visitor } from './decide';

const wanted = { pathname: '/page', search: '?x=1' };
const toPage = '%2Fpage%3Fx%3D1';
const SIGN_IN = `/signin?next=${toPage}&from=%2Fpage&reason=auth_required&source=client`;
const VERIFY = `/verify-email?next=${toPage}`;
const CREDITS = '/dashboard/credits?reason=insufficient_credits&from=%2Fpage%3Fx%3D1';

const nobody: Visitor = { user: null, balance: null };
const unverified: Visitor = { user: { isEmailVerified: false, roles: ['user'] }, balance: 0 };
const poor: Visitor = { user: { isEmailVerified: true, roles: ['user'] }, balance: 0 };
const rich: Visitor = { user: { isEmailVerified: true, roles: ['user'] }, balance: 100 };
const editor: Visitor = { user: { isEmailVerified: true, roles: ['user', 'editor'] }, balance: 100 };

const everything: Guard = { login: true, verified: true, roles: ['admin', 'editor'], minCredits: 1 };

test.each<[string, Guard, Visitor, string | null]>([
  ['nobody at a page for users', { login: true }, nobody, SIGN_IN],
  ['an unverified user at a verified page', { login: true, verified: true }, unverified, VERIFY],
  ['a user without the role', { login: true, roles: ['admin'] }, rich, '/dashboard'],
  ['one of the listed roles is enough', { login: true, roles: ['admin', 'editor'] }, editor, null],
  ['a balance below the minimum', { login: true, minCredits: 1 }, poor, CREDITS],
  ['a balance equal to the minimum', { login: true, minCredits: 100 }, rich, null],
  ['nobody, with everything missing', everything, nobody, SIGN_IN],
  ['unverified, without role and credits', everything, unverified, VERIFY],
  ['verified, without role and credits', everything, poor, '/dashboard'],
  ['with the role, without credits', everything, { ...editor, balance: 0 }, CREDITS],
  ['with everything', everything, editor, null],
  ['a balance that could not be read', { login: true, minCredits: 1 }, { ...poor, balance: null }, null],
  ['a public page, nobody', {}, nobody, null],
  ['a public page, an unverified user', {}, unverified, null],
  ['login alone lets the unverified pass', { login: true }, unverified, null],
  ['verified alone asks nobody to sign in first', { verified: true }, nobody, SIGN_IN],
  ['roles alone ask nobody to sign in first', { roles: ['admin'] }, nobody, SIGN_IN],
  ['a minimum alone asks nobody to sign in first', { minCredits: 1 }, nobody, SIGN_IN],
  ['an empty list of roles is no role anybody has', { login: true, roles: [] }, editor, '/dashboard'],
])('%s', (_name, guard, visitor, to) => {
  expect(decide(guard, visitor, wanted)).toBe(to);
});

test('redirect targets do not redirect again', () => {
  const guardOf = (path: string): Guard => PAGES.find((page) => page.path === path)?.guard ?? { login: true };
  expect(decide(guardOf('/dashboard'), poor, { pathname: '/dashboard', search: '' })).toBeNull();
  expect(decide(guardOf('/dashboard/credits'), poor, { pathname: '/dashboard/credits', search: '' })).toBeNull();
  expect(decide(guardOf('/signin'), nobody, { pathname: '/signin', search: '' })).toBeNull();
  expect(decide(guardOf('/verify-email'), unverified, { pathname: '/verify-email', search: '' })).toBeNull();
});
