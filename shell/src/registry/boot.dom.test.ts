import { fetchPlan } from '@flint/shared/api/releases';
import type { Plan } from '@flint/shared/contracts/releases';
import { aRelease } from '@flint/shared/testing/a-release';
import { readBoot } from './boot';
import { keepPlan } from './last-good-plan';

jest.mock('@flint/shared/api/releases', () => ({ fetchPlan: jest.fn() }));
const query = jest.mocked(fetchPlan);

const plan: Plan = { environment: 'staging', revision: '7', remotes: [aRelease('mfe-billing')] };
const away = new TypeError('Failed to fetch');

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
  query.mockReset();
});

test('a plan that the server wrote into the page is used without a request', async () => {
  document.body.innerHTML = `<script id="boot" type="application/json">${JSON.stringify({ ...plan, session: null })}</script>`;
  expect(await readBoot()).toEqual({ ...plan, session: null });
  expect(query).not.toHaveBeenCalled();
});

test('a page without a plan asks the control plane', async () => {
  query.mockResolvedValue(plan);
  expect(await readBoot()).toEqual({ ...plan, apiUrl: '/', session: null });
});

test('the last good plan is used when the control plane does not answer', async () => {
  query.mockRejectedValue(away);
  keepPlan(plan);
  expect(await readBoot()).toMatchObject(plan);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another thing', '{"remotes":3}'],
])('there is no plan with %s in storage', async (_name, kept) => {
  query.mockRejectedValue(away);
  if (kept !== null) localStorage.setItem('flint:plan', kept);
  await expect(readBoot()).rejects.toBe(away);
});

test('a stored plan cannot bring in files without a hash', async () => {
  query.mockRejectedValue(away);
  const foreign = aRelease('mfe-tools', {
    manifest: 'https://evil.test/mf-manifest.json',
    integrity: '',
    override: true,
  });
  localStorage.setItem('flint:plan', JSON.stringify({ ...plan, remotes: [...plan.remotes, foreign] }));
  expect((await readBoot()).remotes).toEqual(plan.remotes);
});
