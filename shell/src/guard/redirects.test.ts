import { isSafeTarget, safeNext, toCredits, toSignIn, toVerifyEmail } from './redirects';

describe('safeNext', () => {
  test.each([
    '/',
    '/dashboard',
    '/dashboard?x=1',
    '/dashboard?next=%2F%2Fevil.example',
    '/generator?prompt=a%20fox',
    '/a/b/c#part',
    '/a//b',
    '/?next=//evil.example',
    '/%2F%2Fevil.example',
    '/.well-known',
  ])('keeps %s', (target) => {
    expect(safeNext(target)).toBe(target);
  });

  test.each([
    '',
    ' ',
    'x',
    'dashboard',
    './dashboard',
    '../dashboard',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'HTTPS://evil.example',
    'https:/evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'mailto:a@b.c',
    ' /dashboard',
    '\t/dashboard',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '/dashboard\u0000',
    '/dash\u007fboard',
    '?next=/dashboard',
    '#/dashboard',
    '@evil.example',
    '%2Fdashboard',
  ])('answers /signin without a query for %j', (target) => {
    expect(safeNext(target)).toBe('/signin');
  });

  test.each([null, undefined])('answers /signin for %s', (target) => {
    expect(safeNext(target)).toBe('/signin');
    expect(isSafeTarget(target)).toBe(false);
  });

  test('a kept target never leaves the origin, as a browser parses URLs', () => {
    for (const target of ['/a//b', '/?next=//evil.example', '/%2F%2Fevil.example'])
      expect(new URL(safeNext(target), 'https://flint.test').origin).toBe('https://flint.test');
  });
});

describe('redirects of the guard', () => {
  const wanted = { pathname: '/dashboard', search: '?x=1' };

  test('the redirect to sign-in has next, from, reason and source, in this order', () => {
    expect(toSignIn(wanted)).toBe(
      '/signin?next=%2Fdashboard%3Fx%3D1&from=%2Fdashboard&reason=auth_required&source=client',
    );
  });

  test('a page that is not a path of this product redirects to /signin without a query', () => {
    expect(toSignIn({ pathname: '//evil.example', search: '' })).toBe('/signin');
  });

  test('the redirect to verification has next', () => {
    expect(toVerifyEmail(wanted)).toBe('/verify-email?next=%2Fdashboard%3Fx%3D1');
  });

  test('the redirect to credits has the reason and from, with its query', () => {
    expect(toCredits(wanted)).toBe('/dashboard/credits?reason=insufficient_credits&from=%2Fdashboard%3Fx%3D1');
  });
});
