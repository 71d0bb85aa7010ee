import { promptFromImages } from '@flint/shared/contracts/prompts';
import type { Run } from '@flint/shared/contracts/runs';
import { openPage } from '@flint/shared/testing/open-page';
import { screen, within } from '@testing-library/react';
import { aRun } from '../../testing/a-run';
import { orderAtom } from '../generate/order-atom';
import PromptsPage from './prompts-page';

beforeEach(() => localStorage.clear());

const IMAGE = {
  palette: [],
  composition: {
    ...{ shape: 'landscape', width: 1280, height: 720, symmetry: 0.4, thirds: true, horizon: 0.5, negativeSpace: 0.6 },
    subject: { x: 0.3, y: 0.3, column: 'left', row: 'top', share: 0.2 },
  },
  ...{
    brightness: 0.5,
    contrast: 0.3,
    saturation: 0.4,
    warmth: 0.5,
    key: 'balanced',
    light: 'left',
    texture: 'smooth',
  },
  traits: [],
  ownPrompt: null,
};

test('the found prompt is passed to the generator, with the subject in front', async () => {
  const found = {
    ...aRun(),
    kind: 'prompt',
    title: 'Prompt from a picture',
    images: [],
    media: [],
    recipe: { images: ['upload-one'], text: null },
    output: {
      ...{ prompt: 'teal and amber palette, soft light', subjectKnown: false, text: null, images: [IMAGE] },
      palette: [{ hex: '#20a0a0', name: 'teal', share: 0.6 }],
    },
  } as unknown as Run;
  const { keyboard, store } = await openPage({
    ...{ page: <PromptsPage />, path: '/content-reverse-engineer', runs: [found] },
  });
  const card = await screen.findByRole('article');
  expect(within(card).getByText(/Nothing in it was recognised/)).toBeVisible();
  expect(within(card).getByText('top left, 20% of the area, on a line of the thirds')).toBeVisible();
  await keyboard.click(within(card).getByRole('button', { name: /#20a0a0/ }));
  expect(within(card).getByText('#20a0a0 is copied.')).toBeVisible();

  await keyboard.type(within(card).getByRole('textbox', { name: /^Subject/ }), 'A lighthouse');
  await keyboard.click(within(card).getByRole('button', { name: 'Generate in this style' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('/generator');
  expect(store.get(orderAtom).prompt).toBe('A lighthouse, teal and amber palette, soft light');
});

test('a picture’s URL is sent; missing pictures are reported before anything is sent', async () => {
  const { server, keyboard } = await openPage({
    ...{ page: <PromptsPage />, path: '/content-reverse-engineer' },
    api: (api) => api.answer(promptFromImages, { status: 202, body: { success: true, run: aRun(), balance: 99 } }),
  });
  const press = await screen.findByRole('button', { name: 'Take apart · 1 credit' });
  await keyboard.click(press);
  expect(screen.getByText('Choose a picture or paste a text.')).toBeVisible();
  await keyboard.type(
    screen.getByRole('textbox', { name: 'Address of a picture' }),
    'https://example.com/harbour.png{Enter}',
  );
  expect(screen.getByRole('list', { name: 'Chosen pictures' })).toHaveTextContent('harbour.png');
  await keyboard.click(press);
  expect(server.sentTo(promptFromImages)[0]?.body).toEqual({ images: ['https://example.com/harbour.png'] });
});

test('guests are not asked for a picture that only users can upload: the press leads to sign-in', async () => {
  const { keyboard } = await openPage({
    ...{ page: <PromptsPage />, path: '/content-reverse-engineer', user: null },
  });
  await keyboard.click(screen.getByRole('button', { name: /^Take apart/ }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('/signin?next=%2Fcontent-reverse-engineer');
});
