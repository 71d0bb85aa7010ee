import { creditPackages } from '@flint/shared/contracts/billing';
import { CATALOGUE } from '@flint/shared/contracts/catalogue';
import { fakeApi } from '@flint/shared/testing/fake-api';
import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { PackageTable } from './package-table';

const packages = [...CATALOGUE.packages];

function open(mode: 'test' | 'off') {
  fakeApi().answer(creditPackages, { body: { packages, buying: mode !== 'off', mode, version: '1' } });
  render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={['/pricing']}>
        <PackageTable yieldOf={() => 'about 50 pictures'} />
      </MemoryRouter>
    </Provider>,
  );
}

test('where buying is not set up the page says so, and offers no button', async () => {
  open('off');
  expect(await screen.findByText('Buying is not set up here yet.')).toBeVisible();
  expect(screen.getByText('1,000 credits')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Buy/ })).toBeNull();
});

test('where it is a test the page says that no money moves', async () => {
  open('test');
  expect(await screen.findByText('Test mode: no money moves.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Buy/ })).toHaveLength(packages.length);
});
