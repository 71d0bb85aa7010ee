import * as Schema from '@flint/shared/contracts/schema';
import * as Jotai from 'jotai';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { routerFacade } from './router-facade';
import { apiFolder, type SharedFolder, stateFolder } from './shared-folders';

/** A shared module in the federation runtime's form: eager (`lib`) or loaded on demand (`get`). */
export interface ProvidedModule {
  version: string;
  lib?: () => unknown;
  get?: () => Promise<() => unknown>;
  shareConfig: { singleton: true; requiredVersion: string; eager?: boolean };
}

const FOLDERS: Record<string, SharedFolder> = {
  '@flint/shared/state/': stateFolder,
  '@flint/shared/api/': apiFolder,
};

const PACKAGES: Record<string, { version: string; module: unknown }> = {
  react: { version: React.version, module: React },
  'react/jsx-runtime': { version: React.version, module: JsxRuntime },
  'react-dom': { version: ReactDom.version, module: ReactDom },
  'react-dom/client': { version: ReactDom.version, module: ReactDomClient },
  'react-router-dom': { version: __ROUTER_VERSION__, module: routerFacade },
  jotai: { version: __JOTAI_VERSION__, module: Jotai },
  '@flint/shared/contracts/schema': { version: __SHARED_VERSION__, module: Schema },
};

/** The rows of the shared-modules table that this shell provides; a test compares the two. */
export const PROVIDED = [...Object.keys(PACKAGES), ...Object.keys(FOLDERS)];

/** The shared modules that remotes get from the shell instead of bundling a copy. */
export function providedModules(): Record<string, ProvidedModule> {
  const modules: Record<string, ProvidedModule> = {};
  for (const [name, { version, module }] of Object.entries(PACKAGES))
    modules[name] = { version, lib: () => module, shareConfig: { ...singleton(version), eager: true } };
  for (const [prefix, folder] of Object.entries(FOLDERS))
    for (const key of folder.keys())
      modules[prefix + key.replace(/^\.\/|\.ts$/g, '')] = {
        version: __SHARED_VERSION__,
        get: async () => {
          const module = await folder.load(key);
          return () => module;
        },
        shareConfig: singleton(__SHARED_VERSION__),
      };
  return modules;
}

function singleton(version: string) {
  return { singleton: true, requiredVersion: `^${version.split('.')[0]}.0.0` } as const;
}
