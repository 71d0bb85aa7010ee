import type { Compilation, Compiler, Module, RspackPluginInstance } from '@rspack/core';
import { CALLS_FILE, type DescribedCall, describeCall } from '../shared/contracts/compatibility/described-call';
import { CALL_READER, isCall } from './call-reader';

const CONTRACTS = /[\\/]shared[\\/]contracts[\\/].+\.ts$/;

/** Writes the calls that a remote's own modules use, with the shapes they were built with. No page loads the file. */
export class CallsPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.compilation.tap('CallsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'CallsPlugin', stage }, async () => {
        const calls = await usedCalls(compilation);
        compilation.emitAsset(CALLS_FILE, new sources.RawSource(JSON.stringify(calls)));
      });
    });
  }
}

async function usedCalls(compilation: Compilation): Promise<DescribedCall[]> {
  const calls = new Map<string, DescribedCall>();
  for (const module of [...compilation.modules].flatMap(inner)) {
    const { resource } = module as { resource?: string };
    if (!resource || !CONTRACTS.test(resource)) continue;
    const used = compilation.moduleGraph.getUsedExports(module, [...compilation.entrypoints.keys()]);
    for (const [name, value] of Object.entries((await import(resource)) as Record<string, unknown>))
      if (isCall(value) && (used === true || (Array.isArray(used) && used.includes(name))))
        calls.set(value.id, describeCall(value, CALL_READER));
  }
  return [...calls.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** A module, or those that were joined in it. */
const inner = (module: Module) => (module as { modules?: Module[] }).modules ?? [module];
