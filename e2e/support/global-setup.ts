import { freePort } from '../../server/src/platform/postgres/free-port';
import { createControl } from '../../simulators/control/control.mjs';
import { createOAuthSimulator } from '../../simulators/oauth/simulator.mjs';
import { startProduct } from './product';

const STAFF = /Demo account: (staff@\S+)\s+password: (\S+)/;

/** Starts the built product on an empty data folder, for all specs, and sets `E2E_URL` to its address. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const google = await createOAuthSimulator();
  const control = await createControl([google]);
  process.env.E2E_CONTROL = control.url;
  // Address that a test may override a remote with.
  process.env.E2E_TRIED = `http://127.0.0.1:${await freePort()}`;
  const product = await startProduct({ REMOTE_OVERRIDE_ORIGINS: process.env.E2E_TRIED, ...google.env });
  process.env.E2E_URL = product.url;
  [, process.env.E2E_STAFF_EMAIL, process.env.E2E_STAFF_PASSWORD] = STAFF.exec(product.output) ?? [];
  return async () => {
    await product.stop();
    await Promise.all([control.close(), google.close()]);
  };
}
