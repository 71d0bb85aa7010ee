import { ApiError } from '@flint/shared/api/api-error';
import { EmailBody } from '@flint/shared/contracts/email-verification';
import { Field } from '@flint/shared/ui/field';
import { TextInput } from '@flint/shared/ui/text-input';
import { useForm } from '@flint/shared/ui/use-form';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailureNote } from './failure-note';

function Form({ send }: { send: (body: { email: string }) => Promise<void> }) {
  const { field, props, failure, errors } = useForm({ schema: EmailBody, start: { email: '' }, send });
  return (
    <form {...props}>
      <FailureNote error={failure} />
      <Field label="E-mail" error={errors.email}>
        <TextInput {...field('email')} />
      </Field>
      <p data-testid="error">{errors.email}</p>
      <button type="submit">Send</button>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const errorText = () => screen.getByTestId('error').textContent;

async function fill(send: (body: { email: string }) => Promise<void>, email: string) {
  const user = userEvent.setup();
  render(<Form send={send} />);
  if (email) await user.type(field(), email);
  await user.click(screen.getByRole('button'));
  return user;
}

test('a value that the schema refuses gets an error at its focused field, and is not sent', async () => {
  const send = jest.fn();
  await fill(send, 'maya');
  await waitFor(() => expect(errorText()).toBe('Enter an e-mail address like you@example.com.'));
  await waitFor(() => expect(field()).toHaveFocus());
  expect(send).not.toHaveBeenCalled();
});

test('the schema’s output is sent', async () => {
  const send = jest.fn().mockResolvedValue(undefined);
  await fill(send, ' Maya@Example.com ');
  await waitFor(() => expect(send).toHaveBeenCalledWith({ email: 'maya@example.com' }));
});

test('submitting twice sends once', async () => {
  let finish = () => {};
  const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const user = await fill(send, 'maya@example.com');
  await user.click(screen.getByRole('button'));
  await user.type(field(), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => finish());
});

test('a field error of the server is shown at its field, and typed text stays', async () => {
  await fill(() => Promise.reject(new ApiError('c', 'Taken.', { status: 409, field: 'email' })), 'maya@example.com');
  await waitFor(() => expect(errorText()).toBe('Taken.'));
  expect(field().value).toBe('maya@example.com');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a field error disappears when its field changes', async () => {
  const send = () => Promise.reject(new ApiError('c', 'Taken.', { status: 409, field: 'email' }));
  const user = await fill(send, 'maya@example.com');
  await waitFor(() => expect(errorText()).toBe('Taken.'));
  await waitFor(() => expect(field()).toHaveFocus());
  await user.type(field(), '.org');
  expect(errorText()).toBe('');
});

test('errors update while typing once the form was submitted', async () => {
  const user = await fill(jest.fn(), 'maya');
  await waitFor(() => expect(errorText()).not.toBe(''));
  await user.type(field(), '@example.com');
  expect(errorText()).toBe('');
});

test('an error of a field that the form does not have is shown for the form', async () => {
  await fill(() => Promise.reject(new ApiError('c', 'Too young.', { status: 400, field: 'age' })), 'maya@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too young.');
  expect(field().value).toBe('maya@example.com');
});

test('any other failure is a note with the request id, removed by the next attempt', async () => {
  const send = jest
    .fn()
    .mockRejectedValueOnce(new ApiError('c', 'Down.', { status: 500, requestId: 'r7' }))
    .mockResolvedValueOnce(undefined);
  const user = await fill(send, 'maya@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent('Down.');
  expect(screen.getByRole('alert')).toHaveTextContent('r7');
  await user.click(screen.getByRole('button'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failure that the visitor can fix shows no request id', async () => {
  await fill(() => Promise.reject(new ApiError('c', 'Not right.', { status: 401, requestId: 'r7' })), 'maya@e.test');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not right.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('r7');
});

test('a missing answer is explained in words', async () => {
  await fill(() => Promise.reject(new ApiError('c', 'Failed to fetch')), 'maya@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent('Flint cannot be reached.');
});
