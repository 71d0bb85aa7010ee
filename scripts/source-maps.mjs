// npm run sourcemaps: builds the shell and the remotes with source maps, sends them, and leaves the builds without them, to
// be deployed.
import './lib/check-node.mjs';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { Failure, main } from './lib/release/failure.mjs';
import { servedAs } from './lib/release/served-as.mjs';
import { bundleMaps, findSentry, sendBundle } from './lib/release/source-maps.mjs';
import { ROOT } from './lib/root.mjs';
import { programOf, run } from './lib/run.mjs';
import { REMOTES } from './lib/workspaces.mjs';

await main(async () => {
  const sentry = findSentry();
  if (!sentry) throw new Failure('SENTRY_AUTH_TOKEN is missing, and with it SENTRY_ORG and SENTRY_PROJECT.');
  await ensureInstalled();
  for (const part of ['shell', ...REMOTES]) {
    const folder = join(ROOT, part, 'dist');
    try {
      await build(part);
      const { release, base } = servedAs(part, folder);
      const { bytes, maps } = bundleMaps(folder, { base, release, ...sentry });
      await sendBundle(sentry, release, bytes);
      console.log(`${maps} source maps of ${release} are at ${sentry.url}.`);
    } finally {
      for (const name of readdirSync(folder)) if (name.endsWith('.map')) rmSync(join(folder, name));
    }
  }
});

/** Builds what is deployed: the minifier chooses other names when it writes source maps. @param {string} part */
async function build(part) {
  const args = ['build', '-c', `${part}/rspack.config.ts`, '--mode', 'production'];
  const env = { NODE_ENV: 'production', SOURCE_MAPS: '1' };
  const { code, output } = await run(process.execPath, [programOf('@rspack/cli', 'rspack'), ...args], {
    quiet: true,
    env,
  });
  if (code !== 0) throw new Failure(`${output.trim()}\n${part} does not build.`);
}
