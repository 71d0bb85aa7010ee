import { openPage } from '@flint/shared/testing/open-page';
import { screen } from '@testing-library/react';
import { HeroPart } from './hero-part';

test('the button names the price of the model that makes the picture: Flux Dev', async () => {
  const fields = {
    ...{ title: 'Bread', content: '', slug: '', category: '', excerpt: '' },
    ...{ heroImageUrl: null, scheduledFor: null, scheduledZone: null },
  };
  await openPage({ page: <HeroPart fields={fields} onChange={() => undefined} />, path: '/create-blog', by: 'fal' });
  expect(await screen.findByRole('button', { name: 'Make the picture · 4 credits' })).toBeEnabled();
});
