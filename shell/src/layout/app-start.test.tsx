import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import AppStart from './app-start';

const maya = {
  ...{ id: 'u1', email: 'maya@example.com', name: 'Maya', image: null, isEmailVerified: true },
  roles: ['user' as const],
  createdAt: '2026-01-01T00:00:00.000Z',
};

test('the menu that an account button opens is there as soon as the button', () => {
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <AppStart viewer={maya} />
      </MemoryRouter>
    </Provider>,
  );
  for (const button of screen.getAllByRole('button', { name: /^Account/ }))
    expect(document.getElementById(button.getAttribute('popovertarget') ?? '')).toBeInTheDocument();
});
