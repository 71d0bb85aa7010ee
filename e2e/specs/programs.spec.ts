import { createHash } from 'node:crypto';
import { expect, expectAccessible, test } from '../support/test';

/** Signed-out pages ask for the session, and the browser logs the 401 answer as an error. */
const SIGNED_OUT = { tag: '@trouble' };
const VERIFIER = 'a verifier of at least forty-three characters';
const HOME = 'https://program.example/callback';

test(
  'a program sends its user to Flint, who signs in, allows it, sees what it spent, and disconnects it',
  SIGNED_OUT,
  async ({ page, context, creator, request }) => {
    await creator.ready();
    await context.clearCookies();
    await page.route(`${HOME}**`, (route) => route.fulfill({ body: 'The program has taken over' }));
    const metadata = { client_name: 'The “mill”', redirect_uris: [HOME] };
    const { client_id } = await (await request.post('/oauth/register', { data: metadata })).json();
    const code_challenge = createHash('sha256').update(VERIFIER).digest('base64url');
    const question = { client_id, redirect_uri: HOME, response_type: 'code', state: 'a state & more' };
    const address = new URLSearchParams({ ...question, code_challenge, code_challenge_method: 'S256' });

    await test.step('signed out: sign in, and back to the question', async () => {
      await page.goto(`/account/connect?${address}`);
      await page.getByRole('textbox', { name: 'E-mail' }).fill(creator.email);
      await page.getByLabel('Password', { exact: true }).fill(creator.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Connect “The “mill””?' })).toBeVisible();
      await expect(page.getByText('program.example', { exact: true })).toBeVisible();
      await expectAccessible(page);
    });

    const given = await test.step('what is allowed is what is ticked', async () => {
      await page.getByRole('checkbox', { name: /^Organise/ }).uncheck();
      await page.getByRole('spinbutton', { name: /Credits a day/ }).fill('40');
      await page.getByRole('button', { name: 'Allow' }).click();
      await page.waitForURL(`${HOME}**`);
      const { searchParams } = new URL(page.url());
      expect(searchParams.get('state')).toBe('a state & more');
      const form = { grant_type: 'authorization_code', code: searchParams.get('code') ?? '', client_id };
      const answer = await request.post('/oauth/token', {
        form: { ...form, redirect_uri: HOME, code_verifier: VERIFIER },
      });
      return (await answer.json()) as { access_token: string; scope: string };
    });
    expect(given.scope).toBe('read make agents');
    const ask = () =>
      request.get('/api/agents/runs', { headers: { authorization: `Bearer ${given.access_token}`, cookie: '' } });
    expect((await ask()).status()).toBe(200);

    await page.goto('/account/developers');
    const programs = page.getByRole('list', { name: 'Connected programs' });
    await expect(programs).toContainText(/The “mill”.*program\.example.*0 of 40 credits today.*Last used/);
    await expectAccessible(page);
    await programs.getByRole('button', { name: 'Disconnect The “mill”' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByRole('heading', { name: 'Connected programs' })).toBeFocused();
    await expect(programs).toBeHidden();
    expect((await ask()).status()).toBe(401);
  },
);
