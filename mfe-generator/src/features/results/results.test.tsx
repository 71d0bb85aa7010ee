import { creditsCosts } from '@flint/shared/contracts/credits';
import { imageCosts } from '@flint/shared/contracts/prices/image-costs';
import { cancelRun, listRuns, retryRun } from '@flint/shared/contracts/runs';
import { screen, waitFor, within } from '@testing-library/react';
import { anImage, aRun, aRunningRun } from '../../testing/a-run';
import { openGenerator } from '../../testing/open-generator';

const results = () => within(screen.getByRole('region', { name: 'Results' }));

beforeEach(() => localStorage.clear());

test('the empty state explains the page, and an example fills the prompt', async () => {
  const { keyboard } = await openGenerator();
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeInTheDocument();
  await keyboard.click(screen.getByRole('button', { name: /^Dunes at dusk/ }));
  expect(screen.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Dunes at dusk, a lone walker, long shadows');
});

test('a set shows its pictures, how it was made, and downloads', async () => {
  await openGenerator({ runs: [aRun()] });
  expect(await screen.findByRole('img', { name: 'Dunes at dusk' })).toHaveAttribute('width', '1280');
  expect(screen.getByText(/Flux Dev · artistic · 16:9 · seed 48213 · 8\.1 s/)).toBeInTheDocument();
  const download = screen.getByRole('link', { name: 'Download picture 2' });
  expect(download).toHaveAttribute('href', '/media/image-2.png');
  expect(download).toHaveAttribute('download', 'dunes-at-dusk-48214.png');
});

test('a picture links to its details in the library', async () => {
  await openGenerator({ runs: [aRun()] });
  const picture = await screen.findByRole('link', { name: 'Dunes at dusk' });
  expect(picture).toHaveAttribute('href', `/library?item=${anImage(1).id}`);
});

test('a picture tells what can be made of it and what it costs, and leads there', async () => {
  const costs = { ...imageCosts('fal'), edit: 4, 'upscale:2': 3, cutout: 1 };
  const { keyboard } = await openGenerator({
    runs: [aRun()],
    api: (api) => api.answer(creditsCosts, { body: { costs, unit: 'credits', version: '1' } }),
  });
  await keyboard.click(await screen.findByRole('button', { name: 'Make something of picture 2' }));
  const rows = (await screen.findAllByRole('menuitem')).map((row) => [row.textContent, row.getAttribute('href')]);
  const { id } = anImage(2);
  expect(rows).toEqual([
    ['Make 3 variations · 12 credits', `/library?item=${id}&do=vary`],
    ['Edit · 4 credits', `/library?item=${id}&do=edit`],
    ['Upscale 2× · 3 credits', `/library?item=${id}&do=upscale`],
    ['Cut out · 1 credit', `/library?item=${id}&do=cutout`],
    ['Animate', `/image-to-video?picture=${id}`],
    ['Use in thumbnail generator', `/platform-tools/youtube/thumbnail-generator?picture=${id}`],
    ['Use in content reverse engineer', `/content-reverse-engineer?picture=${id}`],
  ]);
});

test('a partial result shows what was made and what was refunded', async () => {
  const message = '1 of 2 pictures arrived. 4 credits charged, 4 returned.';
  await openGenerator({ runs: [aRun({ images: [anImage(1)], charged: 4, returned: 4, message })] });
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getAllByRole('img', { name: /Dunes at dusk/ })).toHaveLength(1);
});

test('an unfinished run is followed after a reload until its pictures arrive', async () => {
  let answers = 0;
  const { leave } = await openGenerator({
    api: (api) =>
      api.answer(listRuns, () => {
        answers += 1;
        return { body: { runs: [answers === 1 ? aRunningRun({ progress: 42 }) : aRun()] } };
      }),
  });
  expect(await screen.findAllByRole('img', { name: /Dunes at dusk/ })).toHaveLength(2);
  leave();
});

test('a running order shows its phase, percent and held credits, and can be cancelled', async () => {
  const { keyboard, leave } = await openGenerator({
    runs: [aRunningRun({ progress: 42 })],
    api: (api) =>
      api.answer(cancelRun, {
        body: {
          run: aRun({
            status: 'cancelled',
            images: [],
            charged: 0,
            returned: 8,
            message: 'Cancelled. Nothing was charged.',
          }),
        },
      }),
  });
  expect((await screen.findByText(/Drawing, 42%/)).parentElement).toHaveTextContent('8 credits held');
  expect(screen.getByRole('progressbar')).toHaveValue(42);
  await keyboard.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await results().findByText('Cancelled')).toBeInTheDocument();
  leave();
});

test('without a percentage only the phase is shown, without a bar', async () => {
  const { leave } = await openGenerator({ runs: [aRunningRun()] });
  expect(await screen.findByText(/Drawing/)).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  leave();
});

test('a failed run shows its reason and refund, and is retried at its price', async () => {
  const message = 'The model did not answer. 8 credits returned.';
  const { keyboard, server, leave } = await openGenerator({
    runs: [aRun({ status: 'failed', images: [], charged: 0, returned: 8, message })],
    api: (api) =>
      api.answer(retryRun, { body: { run: aRunningRun({ id: 'run-2', createdAt: '2026-11-03T15:00:00.000Z' }) } }),
  });
  expect(await screen.findByText(message)).toBeInTheDocument();
  await keyboard.dblClick(screen.getByRole('button', { name: 'Retry · 8 credits' }));
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeInTheDocument();
  expect(server.sentTo(retryRun)).toHaveLength(1);
  leave();
});

test('runs that cannot be read show an error with a Retry button', async () => {
  let broken = true;
  const { keyboard } = await openGenerator({
    api: (api) => api.answer(listRuns, () => (broken ? { status: 500, body: {} } : { body: { runs: [aRun()] } })),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your recent work');
  broken = false;
  await keyboard.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('img', { name: /Dunes at dusk/ })).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
