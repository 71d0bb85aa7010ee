import { createFalSimulator } from '../fal/simulator';
import { createOAuthSimulator } from '../oauth/simulator';
import { createControl } from './control';

let fal: Awaited<ReturnType<typeof createFalSimulator>>;
let oauth: Awaited<ReturnType<typeof createOAuthSimulator>>;
let control: Awaited<ReturnType<typeof createControl>>;
beforeAll(async () => {
  fal = await createFalSimulator();
  oauth = await createOAuthSimulator();
  control = await createControl([fal, oauth]);
});
afterAll(() => Promise.all([control, fal, oauth].map((each) => each.close())));

const post = (name: string, script: object) =>
  fetch(`${control.url}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(script),
  });

const journal = async (name: string) => (await fetch(`${control.url}/${name}`)).json();

const order = () =>
  fetch(`${fal.url}/queue.fal.run/fal-ai/flux/dev`, {
    method: 'POST',
    headers: { authorization: `Key ${fal.env.FAL_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'a lake' }),
  });

test('lists the simulators and the variables that point the server at each', async () => {
  expect(await (await fetch(control.url)).json()).toEqual({
    simulators: [
      { name: 'fal', url: fal.url, env: fal.env },
      { name: 'oauth', url: oauth.url, env: oauth.env },
    ],
  });
});

test('scripts a simulator, returns its journal, and resets both', async () => {
  expect((await post('fal', { rules: [{ submit: { error: 403 } }] })).status).toBe(200);
  expect((await order()).status).toBe(403);
  expect(await journal('fal')).toMatchObject({ paid: 0, calls: [{ phase: 'submit', answer: 403 }] });
  expect((await fetch(`${control.url}/fal`, { method: 'DELETE' })).status).toBe(204);
  expect(await journal('fal')).toMatchObject({ paid: 0, calls: [] });
  expect((await order()).status).toBe(200);
  expect(await journal('fal')).toMatchObject({ paid: 1 });
  await fetch(`${control.url}/fal`, { method: 'DELETE' });
});

test('a release also lets those go on that come just after it, and keeps the rest of their rule', async () => {
  await post('fal', { rules: [{ run: { hang: true, error: 500 } }] });
  const state = async () => (await journal('fal')).requests.map(({ status }: { status: string }) => status);
  await order();
  expect(await state()).toEqual(['IN_PROGRESS']);
  await post('fal', { release: true });
  await order();
  expect(await state()).toEqual(['COMPLETED', 'COMPLETED']);
  const { requests } = await journal('fal');
  const last = await fetch(`${fal.url}/queue.fal.run/fal-ai/flux/requests/${requests.at(-1).id}`, {
    headers: { authorization: `Key ${fal.env.FAL_KEY}` },
  });
  expect(last.status).toBe(500);
  await fetch(`${control.url}/fal`, { method: 'DELETE' });
});

test('an unknown fault is refused with the list of known ones', async () => {
  const misspelt = await post('oauth', { autorize: { error: 'access_denied' } });
  expect(misspelt.status).toBe(422);
  expect(await misspelt.json()).toEqual({
    message: 'oauth knows no autorize. It knows user, authorize, token, userinfo.',
  });
  expect((await post('paypal', {})).status).toBe(404);
});
