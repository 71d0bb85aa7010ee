import { ERROR_CODES } from '@flint/shared/contracts/errors';
import { generateImage } from '@flint/shared/contracts/images';
import { FLUX_DEV, FLUX_PRO } from '@flint/shared/contracts/models';
import { getRun } from '@flint/shared/contracts/runs';
import { creditsAtom } from '@flint/shared/state/credits';
import type { Answer } from '@flint/shared/testing/fake-api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aRun, aRunningRun } from '../../testing/a-run';
import { openGenerator } from '../../testing/open-generator';

const button = () => screen.getByRole('button', { name: /^Generate/ });
const prompt = () => screen.getByRole('textbox', { name: 'Prompt' });
const accepted = (over = {}): Answer => ({
  status: 202,
  body: { success: true, run: aRunningRun(over), balance: 92 },
});
const refused = (error: keyof typeof ERROR_CODES, message: string): Answer => ({
  status: ERROR_CODES[error],
  body: { success: false, error, message },
});

beforeEach(() => localStorage.clear());

test('the price on the button follows the style, the model and the count', async () => {
  const { keyboard } = await openGenerator();
  expect(button()).toHaveAccessibleName('Generate · 8 credits');
  expect(screen.getByRole('radio', { name: 'Photorealistic' })).toBeChecked();

  await keyboard.click(screen.getByRole('radio', { name: 'Cartoon' }));
  expect(button()).toHaveAccessibleName('Generate · 4 credits');
  await keyboard.selectOptions(screen.getByRole('combobox', { name: 'Model' }), 'fal-ai/recraft-v3');
  expect(button()).toHaveAccessibleName('Generate · 6 credits');
  await keyboard.click(screen.getByRole('radio', { name: '3' }));
  expect(button()).toHaveAccessibleName('Generate · 18 credits');
  expect(screen.getByText('82 left after this')).toBeInTheDocument();
});

test('a chosen model survives a change of style', async () => {
  const { keyboard } = await openGenerator();
  const model = screen.getByRole('combobox', { name: 'Model' });
  expect(model).toHaveValue(FLUX_PRO);
  await keyboard.selectOptions(model, FLUX_DEV);
  await keyboard.click(screen.getByRole('radio', { name: 'Sketch' }));
  await keyboard.click(screen.getByRole('radio', { name: 'Photorealistic' }));
  expect(model).toHaveValue(FLUX_DEV);
});

test('a double click sends one order with one key, and its run appears', async () => {
  const { keyboard, server, store, leave } = await openGenerator({
    api: (api) => api.answer(generateImage, accepted()).answer(getRun, { body: { run: aRunningRun() } }),
  });
  await keyboard.type(prompt(), 'Dunes at dusk');
  fireEvent.click(button());
  fireEvent.click(button());
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeInTheDocument();

  const orders = server.sentTo(generateImage);
  expect(orders).toHaveLength(1);
  expect(orders[0]!.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(orders[0]!.headers.get('prefer')).toBe('respond-async');
  expect(orders[0]!.body).toEqual({
    prompt: 'Dunes at dusk',
    aspect_ratio: '1:1',
    model: FLUX_PRO,
    num_images: 1,
    style: 'photorealistic',
  });
  expect(store.get(creditsAtom).balance).not.toBeNull();
  leave();
});

test('the balance falls at once and is rolled back when the order is refused', async () => {
  let refuse: (answer: Answer) => void = () => undefined;
  const { keyboard, store } = await openGenerator({
    api: (api) =>
      api.answer(
        generateImage,
        () =>
          new Promise((resolve) => {
            refuse = resolve;
          }),
      ),
  });
  await keyboard.type(prompt(), 'Dunes');
  await keyboard.click(button());
  expect(store.get(creditsAtom).balance).toBe(92);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  refuse(refused('provider_failed', 'The model did not answer'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The model did not answer. Nothing was charged.');
  expect(store.get(creditsAtom).balance).toBe(100);
});

test('an order without an answer keeps its key when it is pressed again', async () => {
  let answers = 0;
  const { keyboard, server, leave } = await openGenerator({
    api: (api) =>
      api
        .answer(generateImage, () => {
          answers += 1;
          if (answers === 1) throw new TypeError('Failed to fetch');
          return accepted();
        })
        .answer(getRun, { body: { run: aRunningRun() } }),
  });
  await keyboard.type(prompt(), 'Dunes');
  await keyboard.click(button());
  expect(await screen.findByText('Flint did not answer.')).toBeInTheDocument();
  await keyboard.click(button());
  await screen.findByRole('button', { name: 'Cancel' });
  const [first, second] = server.sentTo(generateImage).map((order) => order.headers.get('idempotency-key'));
  expect(second).toBe(first);
  leave();
});

test('the form is restored after a reload', async () => {
  const { keyboard, leave } = await openGenerator();
  await keyboard.type(prompt(), 'A lighthouse in rain');
  await keyboard.click(screen.getByRole('radio', { name: '16:9' }));
  leave();
  await openGenerator();
  expect(prompt()).toHaveValue('A lighthouse in rain');
  expect(screen.getByRole('radio', { name: '16:9' })).toBeChecked();
});

test('overlay texts are validated, sent, and kept after a reload', async () => {
  const { keyboard, server, leave } = await openGenerator({
    api: (api) => api.answer(generateImage, accepted()).answer(getRun, { body: { run: aRunningRun() } }),
  });
  const words = () => screen.getByRole('textbox', { name: 'Words' });
  await keyboard.type(prompt(), 'Dunes');
  await keyboard.click(screen.getByText('Text on the picture'));
  fireEvent.change(words(), { target: { value: 'Summer sale\n🎉' } });
  await keyboard.click(button());
  expect(words()).toBeInvalid();
  expect(words()).toHaveAccessibleDescription(/🎉 cannot be set/);
  expect(server.sentTo(generateImage)).toHaveLength(0);

  fireEvent.change(words(), { target: { value: 'Summer sale\n\n Now ' } });
  await keyboard.click(button());
  await waitFor(() => expect(server.sentTo(generateImage)).toHaveLength(1));
  expect(server.sentTo(generateImage)[0]!.body).toMatchObject({ text_overlays: ['Summer sale', 'Now'] });
  leave();
  await openGenerator();
  expect(words()).toHaveValue('Summer sale\n\n Now ');
});

test('signed out, the press leads to sign-in and keeps the prompt', async () => {
  const { keyboard, server, leave } = await openGenerator({ user: null });
  await keyboard.type(prompt(), 'A lighthouse in rain');
  await keyboard.click(button());
  expect(screen.getByLabelText('Address')).toHaveTextContent(
    '/signin?next=%2Fgenerator&from=%2Fgenerator&reason=auth_required&source=client',
  );
  expect(server.sentTo(generateImage)).toHaveLength(0);
  leave();
  await openGenerator();
  expect(prompt()).toHaveValue('A lighthouse in rain');
});

test('too few credits are explained with the price and the balance, and the prompt stays', async () => {
  const { keyboard } = await openGenerator({
    balance: 3,
    api: (api) => api.answer(generateImage, refused('insufficient_credits', 'Insufficient credits')),
  });
  expect(screen.getByText('3 credits left')).toBeInTheDocument();
  await keyboard.type(prompt(), 'Dunes');
  await keyboard.click(button());
  const alert = await screen.findByRole('alert');
  await waitFor(() =>
    expect(alert).toHaveTextContent('This needs 8 credits. You have 3. Nothing was charged. What you typed is kept.'),
  );
  expect(screen.getByRole('link', { name: 'See credits' })).toHaveAttribute(
    'href',
    '/dashboard/credits?reason=insufficient_credits&from=%2Fgenerator&need=8',
  );
  expect(prompt()).toHaveValue('Dunes');
});

test('an unverified user gets a link to verification', async () => {
  const { keyboard, server } = await openGenerator({ user: { isEmailVerified: false } });
  await keyboard.type(prompt(), 'Dunes');
  await keyboard.click(button());
  expect(await screen.findByRole('link', { name: 'Enter the code' })).toHaveAttribute(
    'href',
    '/verify-email?next=%2Fgenerator',
  );
  expect(server.sentTo(generateImage)).toHaveLength(0);
});

test('Ctrl and Enter submit; an empty prompt is marked invalid and focused instead', async () => {
  const { keyboard, server, leave } = await openGenerator({
    api: (api) => api.answer(generateImage, accepted()).answer(getRun, { body: { run: aRunningRun() } }),
  });
  await keyboard.click(prompt());
  await keyboard.keyboard('{Control>}{Enter}{/Control}');
  expect(prompt()).toBeInvalid();
  expect(prompt()).toHaveAccessibleDescription(/Describe the picture/);
  expect(server.sentTo(generateImage)).toHaveLength(0);

  await keyboard.type(prompt(), 'Dunes');
  await keyboard.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.sentTo(generateImage)).toHaveLength(1));
  leave();
});

test('Use again fills the form with the recipe and its seed', async () => {
  const recipe = { ...aRun().recipe, textOverlays: ['Summer sale', 'Now'] };
  const { keyboard } = await openGenerator({ runs: [aRun({ recipe })] });
  expect(await screen.findByText(/“Summer sale” “Now”/)).toBeInTheDocument();
  await keyboard.click(await screen.findByRole('button', { name: 'Use again' }));
  expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('Summer sale\nNow');
  expect(prompt()).toHaveValue('Dunes at dusk');
  expect(screen.getByRole('radio', { name: 'Artistic' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '16:9' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '2' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Seed' })).toHaveValue('48213');
});

test('a seed that is not a number is refused before it is sent', async () => {
  const { keyboard, server } = await openGenerator();
  await keyboard.type(prompt(), 'Dunes');
  await keyboard.click(screen.getByRole('switch', { name: 'Keep the seed' }));
  const seed = screen.getByRole('textbox', { name: 'Seed' });
  await keyboard.clear(seed);
  await keyboard.type(seed, '4294967296');
  await keyboard.click(button());
  expect(seed).toBeInvalid();
  expect(server.sentTo(generateImage)).toHaveLength(0);
});
