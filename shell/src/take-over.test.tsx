import { act, waitFor } from '@testing-library/react';
import { takeOver } from './take-over';

test('a live page as high as the prerendered one takes its place once it has its heading', async () => {
  document.body.innerHTML = '<div id="drawn"><h1>Spark</h1></div><div id="root" data-waiting></div>';
  const root = document.getElementById('root') as HTMLElement;
  takeOver(root);
  expect(document.getElementById('drawn')).not.toBeNull();
  act(() => root.append(Object.assign(document.createElement('h1'), { textContent: 'Spark' })));
  await waitFor(() => expect(document.getElementById('drawn')).toBeNull());
  expect(root).not.toHaveAttribute('data-waiting');
});

test('a live page with a busy part takes its place once that has its data', async () => {
  document.body.innerHTML = '<div id="drawn"><h1>Spark</h1></div><div id="root"></div>';
  const root = document.getElementById('root') as HTMLElement;
  takeOver(root);
  await act(async () => {
    root.innerHTML = '<h1>Spark</h1><div aria-busy="true"></div>';
  });
  expect(document.getElementById('drawn')).not.toBeNull();
  act(() => root.querySelector('div')?.setAttribute('aria-busy', 'false'));
  await waitFor(() => expect(document.getElementById('drawn')).toBeNull());
});
