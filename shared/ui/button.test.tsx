import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

test('the accessible name has the verb and the price', () => {
  render(<Button price={4}>Generate</Button>);
  expect(screen.getByRole('button')).toHaveAccessibleName('Generate · 4 credits');
});

test('a short price keeps its unit for screen readers', () => {
  render(
    <Button price={1} shortPrice>
      Vary
    </Button>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('Vary · 1 credit');
});

test('a busy button keeps the focus, ignores presses and does not submit', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const press = jest.fn();
  const user = userEvent.setup();
  render(
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy busyLabel="Saving" onClick={press}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Saving' });
  await user.click(button);
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toBeEnabled();
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test('a button does not submit a form by default', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Preview</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).toHaveBeenCalledTimes(1);
});
