import { allowPayments, allowRequests, widenPolicy } from './widen-policy';

const POLICY = "default-src 'none';script-src 'self';img-src 'self' data:;connect-src 'self';frame-src 'self'";

test('exactly the named origins are added, to the directives that remotes need', () => {
  expect(widenPolicy(POLICY, ['http://localhost:3103'])).toBe(
    "default-src 'none';script-src 'self' http://localhost:3103;img-src 'self' data: http://localhost:3103;" +
      "connect-src 'self' http://localhost:3103 ws://localhost:3103;frame-src 'self'",
  );
});

test('no origins leave the policy unchanged', () => {
  expect(widenPolicy(POLICY, [])).toBe(POLICY);
});

test('a third party’s origin is added for requests alone', () => {
  expect(allowRequests(POLICY, ['https://api.weather.example'])).toBe(
    POLICY.replace("connect-src 'self'", "connect-src 'self' https://api.weather.example"),
  );
});

test('the page with card fields allows one payment provider, without Trusted Types', () => {
  expect(
    allowPayments("script-src 'self';style-src 'self';connect-src 'self';frame-src 'self';trusted-types default"),
  ).toBe(
    "script-src 'self' https://js.stripe.com;style-src 'self';connect-src 'self' https://api.stripe.com;" +
      "frame-src 'self' https://js.stripe.com https://hooks.stripe.com",
  );
});
