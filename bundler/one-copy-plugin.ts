import type { Compiler, RspackPluginInstance } from '@rspack/core';

const OWNED_BY_SHELL =
  /[\\/](shared[\\/](state|api)|node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|jotai|zod))[\\/]/;

/**
 * Fails a remote's build that bundles a copy of a module the shell owns: when a file of `shared/ui` imports shared
 * state by a relative path, or when code imports a part of a package that the table of shared modules does not list.
 */
export class OneCopyPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('OneCopyPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('OneCopyPlugin', (modules) => {
        for (const module of modules) {
          const file = module.nameForCondition();
          if (!file || !OWNED_BY_SHELL.test(file)) continue;
          const issuer = compilation.moduleGraph.getIssuer(module)?.nameForCondition();
          compilation.errors.push(
            new WebpackError(
              `${file} would exist twice. Let ${issuer ?? 'its importer'} import a module of the table in rspack.base.ts.`,
            ),
          );
        }
      });
    });
  }
}
