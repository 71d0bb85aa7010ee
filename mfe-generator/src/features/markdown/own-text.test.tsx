import { translatePage } from '@flint/shared/testing/translate-page';
import { act, render, screen } from '@testing-library/react';
import Markdown from './markdown';

test('an answer that is written while the page is translated is shown as it is', async () => {
  const { rerender } = render(<Markdown text="Three **hooks** fo" live />);
  const stop = translatePage();
  const article = screen.getByText('hooks').closest('p');
  for (const text of [
    'Three **hooks** for your vi',
    'Three **hooks** for your *video* and on',
    'Three **hooks** for your *video* and one more:\n\n- first `code` item\n- sec',
  ])
    await act(async () => rerender(<Markdown text={text} live />));
  expect(article).toHaveTextContent('Three hooks for your video and one more:');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['first code item', 'sec']);
  stop();
});
