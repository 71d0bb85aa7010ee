import { on } from '@flint/shared/api/bus';
import { libraryItem } from '@flint/shared/contracts/library';
import { PageRoutes } from '@flint/shared/remote/page-routes';
import { openPage } from '@flint/shared/testing/open-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';
import { anItem, idAt } from '../../testing/a-library';

// Loads the lazy pages in advance: compiling them takes seconds on a busy machine.
beforeAll(
  () =>
    Promise.all([
      import('./take-words'),
      import('../generate/generator-page'),
      import('../music/music-page'),
      import('../fal-generator/fal-generator-page'),
      import('../video/films'),
      import('../video/image-to-video-page'),
      import('../playground/playground-page'),
      import('../speech/speech-view'),
      import('../chat/chat-view'),
      import('../spark/spark-page'),
      import('../prompts/prompts-page'),
    ]),
  120_000,
);
beforeEach(() => localStorage.clear());

const open = (path: string) => openPage({ page: <PageRoutes pages={routes} />, path, priced: false });

test.each([
  ['/generator', 'Prompt', 'flint:generator-draft', { prompt: 'an old fox', texts: 'SALE' }],
  ['/fal-generator?kind=video', 'Prompt', 'flint:video-draft', { prompt: 'an old fox' }],
  ['/image-to-video', 'Prompt', 'flint:video-draft', { prompt: 'an old fox' }],
  ['/music-generator', 'Prompt', 'flint:music-draft', { prompt: 'an old fox' }],
  ['/playground?view=speech', 'Text', 'flint:speech-draft', { text: 'an old fox' }],
  ['/playground', 'Message', 'flint:chat:user-1', { draft: 'an old fox' }],
  ['/fal-generator', 'Prompt', 'flint:generator-draft', { prompt: 'an old fox' }],
  ['/viewspark', 'Message Spark', 'flint:spark:user-1:new', { text: 'an old fox' }],
])('%s takes the words of its address in place of a draft, which can be had back', async (path, label, key, draft) => {
  localStorage.setItem(key, JSON.stringify(draft));
  let undo: (() => void) | undefined;
  const stop = on('toast', (toast) => {
    undo = toast.way?.go;
  });
  await open(`${path}${path.includes('?') ? '&' : '?'}prompt=a+hill+%26+a+cabin`);
  const field = await screen.findByRole('textbox', { name: label });
  expect(field).toHaveValue('a hill & a cabin');
  expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent(path);
  act(() => undo?.());
  await waitFor(() => expect(field).toHaveValue('an old fox'));
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject(draft);
  stop();
});

test('words that replace nothing are filled in without a notice', async () => {
  const said = jest.fn();
  const stop = on('toast', said);
  await open('/music-generator?prompt=a+waltz');
  expect(await screen.findByRole('textbox', { name: 'Prompt' })).toHaveValue('a waltz');
  expect(said).not.toHaveBeenCalled();
  stop();
});

test.each(['/image-to-video', '/content-reverse-engineer'])(
  '%s takes the picture of its address, and shows it by its own thumbnail and name',
  async (path) => {
    await openPage({
      ...{ page: <PageRoutes pages={routes} />, path: `${path}?picture=${idAt(4)}`, priced: false },
      api: (server) => server.answer(libraryItem, { body: { item: anItem(4) } }),
    });
    const chosen = within(await screen.findByRole('list', { name: 'Chosen pictures' }));
    expect(await chosen.findByText('Picture 4')).toBeVisible();
    expect(chosen.getByRole('presentation')).toHaveAttribute('src', '/media/4.png');
    expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent(path);
  },
);
