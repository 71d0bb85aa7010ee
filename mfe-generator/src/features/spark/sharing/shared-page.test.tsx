import { readShared } from '@flint/shared/contracts/conversations';
import { fakeApi } from '@flint/shared/testing/fake-api';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import SharedPage from './shared-page';

const open = (token: string) =>
  render(
    <MemoryRouter initialEntries={[`/viewspark/shared/${token}`]}>
      <Routes>
        <Route path="/viewspark/shared/:token" element={<SharedPage />} />
      </Routes>
    </MemoryRouter>,
  );

test.each([404, 410])('a link that answers %i says so in words, and offers no retry', async (status) => {
  fakeApi().answer(readShared, { status, body: { success: false, message: 'This link was taken back.' } });
  open(`gone-${status}`);
  expect(await screen.findByText('This link shows nothing any more')).toBeVisible();
  expect(screen.queryByRole('button', { name: /again/i })).toBeNull();
});
