import { videoModels } from '@flint/shared/contracts/model-calls';
import { VIDEO_MODELS } from '@flint/shared/contracts/models';
import { drawStoryboard } from '@flint/shared/contracts/storyboard';
import { generateVideo } from '@flint/shared/contracts/videos';
import type { FakeApi } from '@flint/shared/testing/fake-api';
import { openPage } from '@flint/shared/testing/open-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFilm } from '../../testing/a-media-run';
import { Films } from './films';
import ImageToVideoPage from './image-to-video-page';

beforeEach(() => localStorage.clear());

const taken = { status: 202, body: { success: true, run: aFilm({ id: 'run-2' }), balance: 50 } };
const filmsBy = (by: 'fal' | 'embedded') => (api: FakeApi) =>
  api
    .answer(generateVideo, taken)
    .answer(videoModels, { body: { models: VIDEO_MODELS.map((row) => ({ ...row, kind: 'video', servedBy: by })) } });
const openFilms = (by: 'fal' | 'embedded', visit: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ page: <Films title="Video" />, path: '/fal-generator', by, api: filmsBy(by), ...visit });
const button = () => screen.findByRole('button', { name: /^Film · / });
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('every model is offered; a vendor’s model has its own lengths and price', async () => {
  const { keyboard } = await openFilms('fal');
  await button();
  const chooser = screen.getByRole('combobox', { name: /^Model/ });
  for (const { label } of VIDEO_MODELS) expect(chooser).toHaveTextContent(label);
  await keyboard.selectOptions(chooser, 'fal-ai/veo3/fast/image-to-video');
  await keyboard.click(screen.getByRole('radio', { name: '8 s' }));
  expect(await button()).toHaveAccessibleName('Film · 240 credits');
  expect(screen.queryByRole('slider', { name: 'Length' })).not.toBeInTheDocument();
});

test('the defaults are five seconds, wide format and the default model', async () => {
  const { keyboard, server } = await openFilms('embedded');
  type('Prompt', 'Dunes');
  expect(await button()).toHaveAccessibleName('Film · 5 credits');
  await keyboard.click(await button());
  await waitFor(() => expect(server.sentTo(generateVideo)).toHaveLength(1));
  expect(server.sentTo(generateVideo)[0]?.body).toEqual({
    ...{ prompt: 'Dunes', model: 'fal-ai/stable-video', duration: 5, aspect_ratio: '16:9', motion_bucket_id: 127 },
  });
});

test('a vendor’s model offers the ratios that it makes, and the nearest of them is ordered', async () => {
  const { keyboard, server } = await openFilms('fal');
  await button();
  type('Prompt', 'Dunes');
  const ratios = () =>
    within(screen.getByRole('group', { name: 'Ratio' }))
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ labels, checked }) => `${labels?.[0]?.textContent}${checked ? ', chosen' : ''}`);
  expect(ratios()).toEqual(['1:1', '16:9, chosen', '9:16']);
  await keyboard.click(screen.getByRole('radio', { name: '1:1' }));
  const chooser = screen.getByRole('combobox', { name: /^Model/ });
  await keyboard.selectOptions(chooser, 'fal-ai/luma-dream-machine');
  expect(ratios()).toEqual(['16:9, chosen', '9:16']);
  await keyboard.click(await button());
  await waitFor(() => expect(server.sentTo(generateVideo)).toHaveLength(1));
  expect(server.sentTo(generateVideo)[0]?.body).toMatchObject({ aspect_ratio: '16:9' });
  await keyboard.selectOptions(chooser, 'fal-ai/stable-video');
  expect(ratios()).toEqual(['1:1, chosen', '16:9', '9:16']);
});

test('a film that keeps the shape of its picture says so, and offers no ratio', async () => {
  const { keyboard } = await openPage({
    ...{ page: <ImageToVideoPage />, path: '/image-to-video', by: 'fal', api: filmsBy('fal') },
  });
  await button();
  await keyboard.type(screen.getByRole('textbox', { name: 'Address of a picture' }), '/media/own.png?signed');
  await keyboard.tab();
  const ratio = screen.getByRole('group', { name: 'Ratio' });
  expect(within(ratio).queryByRole('radio')).not.toBeInTheDocument();
  expect(ratio).toHaveAccessibleDescription('The film keeps the shape of its picture.');
});

test('captions, narration and music are sent to the built-in engine', async () => {
  const { keyboard, server } = await openFilms('embedded');
  await button();
  type('Prompt', 'Dunes');
  fireEvent.change(screen.getByRole('slider', { name: 'Motion' }), { target: { value: '30' } });
  expect(screen.getByRole('slider', { name: 'Motion' })).toHaveAttribute('aria-valuetext', 'Nearly still, 30');
  await keyboard.click(screen.getByText('Captions and sound'));
  await keyboard.click(screen.getByRole('checkbox', { name: /under it/ }));
  type(/^Voice over/, 'Far away.');
  type(/^Music/, 'soft piano');
  await keyboard.click(await button());
  await waitFor(() => expect(server.sentTo(generateVideo)).toHaveLength(1));
  expect(server.sentTo(generateVideo)[0]?.body).toMatchObject({
    ...{ motion_bucket_id: 30, captions: true, speech: { text: 'Far away.', voice: 'clara' }, music: 'soft piano' },
  });
});

test('the storyboard is shown before anything is paid, and the film is made of its scenes', async () => {
  const scenes = [
    { prompt: 'dunes', camera: 'push-in', seconds: 2.5, image: 'data:image/webp;base64,AA==' },
    { prompt: 'a lake', camera: 'arc', seconds: 2.5, caption: 'A lake', image: 'data:image/webp;base64,AB==' },
  ] as const;
  const { keyboard, server } = await openFilms('embedded', {
    api: (api) => {
      filmsBy('embedded')(api);
      api.answer(drawStoryboard, { body: { success: true, seed: 77, scenes } });
    },
  });
  await keyboard.click(await screen.findByRole('button', { name: 'Show the storyboard' }));
  expect(screen.getByRole('textbox', { name: 'Prompt' })).toBeInvalid();
  type('Prompt', 'Slowly over dunes. A lake.');
  await keyboard.click(screen.getByRole('button', { name: 'Show the storyboard' }));
  const board = await screen.findByRole('list', { name: 'Scenes' });
  expect(within(board).getByText('Arc around, 2.5 s')).toBeVisible();
  expect(within(board).getByText('Caption: A lake')).toBeVisible();
  await keyboard.click(screen.getByRole('button', { name: 'Change' }));
  expect(server.sentTo(generateVideo)).toHaveLength(0);

  await keyboard.click(screen.getByRole('button', { name: 'Show the storyboard' }));
  await keyboard.click(await screen.findByRole('button', { name: 'Make the film · 5 credits' }));
  await waitFor(() => expect(server.sentTo(generateVideo)).toHaveLength(1));
  expect(server.sentTo(drawStoryboard).map(({ body }) => body)).toEqual([
    { prompt: 'Slowly over dunes. A lake.', duration: 5, aspect_ratio: '16:9', motion_bucket_id: 127 },
  ]);
  expect(server.sentTo(generateVideo)[0]?.body).toMatchObject({
    seed: 77,
    scenes: [
      { prompt: 'dunes', camera: 'push-in' },
      { prompt: 'a lake', camera: 'arc', caption: 'A lake' },
    ],
  });
});

test('a missing or invalid picture is reported before anything is sent', async () => {
  const { keyboard, server } = await openPage({
    ...{ page: <ImageToVideoPage />, path: '/image-to-video', api: filmsBy('embedded') },
  });
  type('Prompt', 'Slowly');
  await keyboard.click(await button());
  const picture = screen.getByRole('textbox', { name: 'Address of a picture' });
  expect(picture).toBeInvalid();
  expect(picture).toHaveAccessibleDescription('Choose a picture to start from.');
  await keyboard.type(picture, 'own.png');
  await keyboard.click(await button());
  expect(picture).toHaveAccessibleDescription('The image address starts with http:// or https://.');
  await keyboard.clear(picture);
  await keyboard.type(picture, '/media/own.png?signed');
  await keyboard.click(await button());
  await waitFor(() => expect(server.sentTo(generateVideo)).toHaveLength(1));
  expect(server.sentTo(generateVideo)[0]?.body).toMatchObject({ image_url: '/media/own.png?signed' });
});

test('signed out, the press leads to sign-in and back with the draft', async () => {
  const { keyboard, leave } = await openFilms('embedded', { user: null });
  type('Prompt', 'Dunes');
  await keyboard.click(await button());
  expect(screen.getByLabelText('Address')).toHaveTextContent('/signin?next=%2Ffal-generator');
  leave();
  await openFilms('embedded');
  expect(screen.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Dunes');
});

test('guests are not asked for a picture that only users can upload: the press leads to sign-in', async () => {
  const { keyboard } = await openFilms('embedded', {
    ...{ page: <ImageToVideoPage />, path: '/image-to-video', user: null },
  });
  expect(screen.queryByText('From your library')).not.toBeInTheDocument();
  type('Prompt', 'Slow pan over a red boat');
  await keyboard.click(await button());
  expect(screen.getByLabelText('Address')).toHaveTextContent('/signin?next=%2Fimage-to-video');
});

test('a film is shown with its poster, downloaded, and used again', async () => {
  const { keyboard } = await openFilms('embedded', { runs: [aFilm()] });
  expect(await screen.findByText(/Built-in · 5 s · 16:9 · motion 127 · seed 21/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'dunes-at-dusk-21.mp4');
  await keyboard.click(screen.getByRole('button', { name: 'Use again' }));
  expect(screen.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Dunes at dusk');
  expect(screen.getByRole('textbox', { name: /^Voice over/ })).toHaveValue('Far away.');
});
