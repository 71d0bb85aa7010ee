import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { Toolbar } from './toolbar';

test('the toolbar is one Tab stop, and arrow keys move inside it', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Toolbar label="Picture">
        <Button>Use again</Button>
        <Button disabled>Vary</Button>
        <Button>Download</Button>
      </Toolbar>
      <Button>After</Button>
    </>,
  );
  await user.tab();
  expect(screen.getByRole('button', { name: 'Use again' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Download' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Use again' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'Download' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});
