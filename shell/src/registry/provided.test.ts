import '@flint/shared/testing/build-constants';
import * as Jotai from 'jotai';
import * as React from 'react';
import { SHARED_MODULES } from '../../../rspack.base';
import { PROVIDED, providedModules } from './provided';

jest.mock('./shared-folders', () => {
  const folder = (...files: string[]) => ({ keys: () => files, load: async (key: string) => ({ loaded: key }) });
  return { stateFolder: folder('./session.ts'), apiFolder: folder('./bus.ts', './request.ts') };
});

test('the shell provides exactly the table of shared modules', () => {
  expect([...PROVIDED].sort()).toEqual(SHARED_MODULES.map((row) => row.request).sort());
});

test('packages are the same modules that the shell runs on', () => {
  const provided = providedModules();
  expect(provided.react?.lib?.()).toHaveProperty('useState', React.useState);
  expect(provided.jotai?.lib?.()).toHaveProperty('createStore', Jotai.createStore);
});

test('a shared folder provides each of its modules by name, loaded on demand', async () => {
  const provided = providedModules();
  expect(Object.keys(provided)).toEqual(
    expect.arrayContaining(['@flint/shared/state/session', '@flint/shared/api/bus', '@flint/shared/api/request']),
  );
  const session = await provided['@flint/shared/state/session']?.get?.();
  expect(session?.()).toEqual({ loaded: './session.ts' });
});
