import { createHash } from 'node:crypto';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { FRAGMENTS_FILE } from '../shared/contracts/fragments';
import type { RemotePage } from '../shared/contracts/remote-page';
import type { Slot } from '../shared/contracts/remotes';

/** Release facts in a remote's manifest, beside those of the federation plugin. */
export interface ReleaseFacts {
  readonly name: string;
  readonly version: string;
  /** Contract version it was built with. */
  readonly builtAgainst: string;
  /** Contract versions it is compatible with, a caret range. */
  readonly requires: string;
  /** Ids of the pages it serves: rows of the table of pages, and paths of `routes`. */
  readonly pages: readonly string[];
  /** Its contributions to the shell's slots. */
  readonly slots: readonly Slot[];
  /** The pages that it declares itself. */
  readonly routes: readonly RemotePage[];
}

const MANIFEST = 'mf-manifest.json';
/** Written by the federation plugin for its own tools; not used here. */
const STATS = 'mf-stats.json';

/**
 * Completes `mf-manifest.json`: `metaData.flint` identifies the release, `metaData.integrity` has the hash of every
 * script, style sheet and of the public pages. So the manifest's own hash is enough to verify every file it loads
 * (chain of trust).
 */
export class ReleaseManifestPlugin implements RspackPluginInstance {
  readonly facts: ReleaseFacts;

  constructor(facts: ReleaseFacts) {
    this.facts = facts;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.compilation.tap('ReleaseManifestPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ReleaseManifestPlugin', stage }, (assets) => {
        const manifest = assets[MANIFEST];
        if (!manifest) throw new Error(`${this.facts.name}: the federation plugin wrote no ${MANIFEST}`);
        const content = JSON.parse(manifest.source().toString()) as { metaData: Record<string, unknown> };
        content.metaData.flint = this.facts;
        content.metaData.integrity = Object.fromEntries(
          Object.entries(assets)
            .filter(([name]) => /\.(js|css)$/.test(name) || name === FRAGMENTS_FILE)
            .map(([name, source]) => [name, sha384(source.buffer())]),
        );
        compilation.deleteAsset(STATS);
        compilation.updateAsset(MANIFEST, new sources.RawSource(JSON.stringify(content)));
      });
    });
  }
}

/** SHA-384 hash in the format of the `integrity` attribute. */
function sha384(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
