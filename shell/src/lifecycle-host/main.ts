import { assertRemoteApp } from '@flint/shared/contracts/remotes';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as RuntimeCore from '@module-federation/runtime-core';
import { providedModules } from '../registry/provided';

/** Loads a built remote with the shell's shared modules. @throws TypeError, ContractMismatch for what is no lifecycle */
async function checkLifecycle(name: string, manifest: string): Promise<void> {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: RuntimeCore });
  const runtime = createInstance({
    name: 'lifecycle-host',
    shareStrategy: 'loaded-first',
    shared: providedModules() as NonNullable<Parameters<typeof createInstance>[0]['shared']>,
    remotes: [{ name: 'checked', entry: manifest }],
  });
  const module = await runtime.loadRemote<{ default: unknown }>('checked/app');
  assertRemoteApp(module?.default, name);
}

Object.assign(globalThis, { checkLifecycle });
