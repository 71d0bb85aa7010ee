import { debugIdOf as debugIdOfCommand } from '../../../scripts/lib/release/source-maps.mjs';
import { debugIdOf } from './debug-id';

test('pages and the release command give a file the same debug id, another file another one', async () => {
  const path = '/remotes/mfe-tools/1.4.0/448.9f8e7d6c.js';
  const id = await debugIdOf(path);
  expect(id).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(debugIdOfCommand(path)).toBe(id);
  expect(await debugIdOf(`${path}x`)).not.toBe(id);
});
