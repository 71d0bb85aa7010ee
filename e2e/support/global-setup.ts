import { createControl } from '../../simulators/control/control.mjs';
import { createOAuthSimulator } from '../../simulators/oauth/simulator.mjs';
import { freePort, startProduct } from './product';

const STAFF = /Demo account: (staff@\S+)\s+password: (\S+)/;

/** Starts the built product on an empty data folder, for all specs; `E2E_URL` tells them where. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const google = await createOAuthSimulator();
  const control = await createControl([google]);
  process.env.E2E_CONTROL = control.url;
  // Where a test may try a remote from.
  process.env.E2E_TRIED = `http://127.0.0.1:${await freePort()}`;
  const product = await startProduct({ REMOTE_OVERRIDE_ORIGINS: process.env.E2E_TRIED, ...google.env });
  process.env.E2E_URL = product.url;
  [, process.env.E2E_STAFF_EMAIL, process.env.E2E_STAFF_PASSWORD] = STAFF.exec(product.output) ?? [];
  return async () => {
    await product.stop();
    await Promise.all([control.close(), google.close()]);
  };
}
