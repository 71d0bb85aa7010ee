// npm run sourcemaps: builds the shell with source maps, sends them, and leaves the build without them, to be deployed.
import './lib/check-node.mjs';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { Failure, main } from './lib/release/failure.mjs';
import { bundleMaps, findSentry, sendBundle } from './lib/release/source-maps.mjs';
import { ROOT } from './lib/root.mjs';
import { programOf, run } from './lib/run.mjs';

const FOLDER = join(ROOT, 'shell', 'dist');

await main(async () => {
  const sentry = findSentry();
  if (!sentry) throw new Failure('SENTRY_AUTH_TOKEN is missing, and with it SENTRY_ORG and SENTRY_PROJECT.');
  await ensureInstalled();
  try {
    // The build that is deployed: the minifier chooses other names when it writes source maps.
    const args = ['build', '-c', 'shell/rspack.config.ts', '--mode', 'production'];
    const env = { NODE_ENV: 'production', SOURCE_MAPS: '1' };
    const { code, output } = await run(process.execPath, [programOf('@rspack/cli', 'rspack'), ...args], {
      quiet: true,
      env,
    });
    if (code !== 0) throw new Failure(`${output.trim()}\nThe shell does not build.`);
    const program = readdirSync(FOLDER).find((name) => /^main\.[\da-f]+\.js$/.test(name)) ?? '';
    const release = `shell@${program.split('.')[1]}`;
    const { bytes, maps } = bundleMaps(FOLDER, { base: '/', release, ...sentry });
    await sendBundle(sentry, release, bytes);
    console.log(`${maps} source maps of ${release} are at ${sentry.url}.`);
  } finally {
    for (const name of readdirSync(FOLDER)) if (name.endsWith('.map')) rmSync(join(FOLDER, name));
  }
});
