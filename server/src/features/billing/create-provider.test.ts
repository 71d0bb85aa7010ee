import type { Db } from '../../platform/db/database';
import { createProvider } from './create-provider';

const chosen = async (environment: 'development' | 'staging' | 'production') =>
  (await createProvider({} as Db, { environment, authSecret: 'unused' }))?.id;

test('without keys the test page serves development and staging, and production sells nothing', async () => {
  expect([await chosen('development'), await chosen('staging'), await chosen('production')]).toEqual([
    'embedded',
    'embedded',
    undefined,
  ]);
});
