import { sessionAtom } from '@flint/shared/state/session';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { OutsidePicture } from './outside-picture';

const SRC = 'https://tracker.example/pixel.png?who=me';

function show(user: object | null) {
  const store = createStore();
  store.set(sessionAtom, (session) => ({ ...session, user: user as never }));
  render(
    <Provider store={store}>
      <OutsidePicture src={SRC} alt="A pixel" />
    </Provider>,
  );
}

test('a picture waits for a press, comes through the proxy, and shows when it is missing', async () => {
  show({ id: 'u1' });
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Load image' }));
  const image = screen.getByRole('img', { name: 'A pixel' });
  expect(image.getAttribute('src')).toBe(`/api/outside-pictures?src=${encodeURIComponent(SRC)}`);
  fireEvent.error(image);
  expect(screen.getByRole('status').textContent).toBe('It could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('img', { name: 'A pixel' })).toBeTruthy();
});

test('guests see only the URL', () => {
  show(null);
  expect(screen.getByRole('link', { name: 'A pixel. Image of tracker.example' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
