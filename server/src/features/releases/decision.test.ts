import { decide, type Rules, rolloutPosition } from './decision';

const USERS = Array.from({ length: 1_000 }, (_, index) => ({ id: `user-${index}`, roles: ['user'] as const }));
const RULES: Rules = {
  remote: 'mfe-billing',
  enabled: true,
  killed: null,
  stable: '1.0.0',
  candidate: '1.1.0',
  rollout: 10,
  overrides: [],
};
const MAYA = { id: 'maya', roles: ['user', 'admin'] } as const;

const insiders = (rules: Rules) =>
  USERS.filter((user) => decide(rules, user).variant === 'candidate').map(({ id }) => id);

test('a rollout of 10 % selects 8 to 12 % of a thousand users, always the same ones', () => {
  const first = insiders(RULES);
  expect(first.length).toBeGreaterThanOrEqual(80);
  expect(first.length).toBeLessThanOrEqual(120);
  expect(insiders({ ...RULES })).toEqual(first);
});

test('a growing rollout keeps all users it had, up to all users', () => {
  let before: string[] = insiders({ ...RULES, rollout: 0 });
  expect(before).toEqual([]);
  for (const rollout of [5, 10, 25, 50, 100]) {
    const now = insiders({ ...RULES, rollout });
    expect(now).toEqual(expect.arrayContaining(before));
    before = now;
  }
  expect(before).toHaveLength(USERS.length);
});

test('the next candidate goes to other users first', () => {
  const first = new Set(insiders(RULES));
  const next = insiders({ ...RULES, candidate: '1.2.0' });
  expect(next.filter((id) => first.has(id)).length).toBeLessThan(next.length / 2);
});

test('a position is a share of 100', () => {
  for (const { id } of USERS) {
    const place = rolloutPosition('mfe-billing', '1.1.0', id);
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(100);
  }
});

test.each<[string, Partial<Rules>, Parameters<typeof decide>[1], object]>([
  ['no candidate', { candidate: null }, MAYA, { value: '1.0.0', variant: 'stable', reason: 'STATIC' }],
  ['a visitor who is not signed in', { rollout: 100 }, null, { value: '1.0.0', variant: 'stable', reason: 'DEFAULT' }],
  ['inside the share', { rollout: 100 }, MAYA, { value: '1.1.0', variant: 'candidate', reason: 'SPLIT' }],
  ['outside of it', { rollout: 0 }, MAYA, { value: '1.0.0', variant: 'stable', reason: 'SPLIT' }],
  ['not enabled', { enabled: false }, MAYA, { value: null, variant: 'off', reason: 'DISABLED' }],
  ['nothing there', { stable: null, candidate: null }, MAYA, { value: null, variant: 'off', reason: 'DISABLED' }],
])('%s', (_what, change, subject, expected) => {
  expect(decide({ ...RULES, ...change }, subject)).toMatchObject(expected);
});

const override = (to: object) => ({ userId: null, role: null, version: null, enabled: null, ...to });

test('an own override takes precedence over one of a role, and over the rules', () => {
  const overrides = [
    override({ role: 'admin', version: '1.1.0' }),
    override({ userId: 'maya', version: '1.2.0' }),
    override({ role: 'user', enabled: false }),
  ];
  const rules = { ...RULES, rollout: 0, enabled: false, overrides };
  expect(decide(rules, MAYA)).toMatchObject({ value: '1.2.0', variant: 'override', reason: 'TARGETING_MATCH' });
  expect(decide(rules, { ...MAYA, id: 'noor' })).toMatchObject({ value: '1.1.0', variant: 'override' });
  expect(decide(rules, { id: 'ben', roles: ['user'] })).toMatchObject({ value: null, reason: 'TARGETING_MATCH' });
  expect(decide(rules, null)).toMatchObject({ value: null, reason: 'DISABLED' });
});

test('an override may enable a disabled remote, and leave the version to the rules', () => {
  const rules = { ...RULES, enabled: false, rollout: 100, overrides: [override({ userId: 'maya', enabled: true })] };
  expect(decide(rules, MAYA)).toMatchObject({ value: '1.1.0', variant: 'candidate', reason: 'TARGETING_MATCH' });
});

test('the kill switch takes precedence over every override, and gives its reason', () => {
  const overrides = [override({ userId: 'maya', version: '1.1.0', enabled: true })];
  expect(decide({ ...RULES, killed: 'Wrong prices', overrides }, MAYA)).toEqual({
    value: null,
    variant: 'off',
    reason: 'DISABLED',
    because: 'Switched off for everybody: Wrong prices',
  });
});
