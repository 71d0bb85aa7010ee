import './lib/check-node.mjs';
import { parseArgs } from 'node:util';
import { endAll, startBundler } from './lib/dev-processes.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { REMOTES } from './lib/workspaces.mjs';

/** `npm run dev -w <remote>` develops it with a fake host; `-- --shell <url>` inside a shell that is deployed there. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { shell: { type: 'string' } } });
const [name = ''] = positionals;
if (!REMOTES.includes(name)) fail(`There is no remote named ${name}. Choose from: ${REMOTES.join(', ')}.`);
if (values.shell !== undefined && !URL.canParse(values.shell)) fail(`--shell is not an address: ${values.shell}`);

/** Ports, as in bundler/dev-servers.ts: the shell, then each remote in the order of the list. */
const HOST = Number(process.env.PORT_SHELL ?? 3100);
const manifest = `http://localhost:${HOST + 1 + REMOTES.indexOf(name)}/mf-manifest.json`;

await ensureInstalled();
if (values.shell === undefined) {
  startBundler(name, ['serve']);
  startBundler('shell', ['serve'], { config: 'shell/dev-host.config.ts', env: { DEV_REMOTE: name } });
  console.log(`\n${name} is under development at http://localhost:${HOST}\n`);
} else {
  const address = new URL(values.shell);
  startBundler(name, ['serve'], { env: { DEV_SHELL: address.hostname } });
  address.searchParams.set(`mfe.${name}`, manifest);
  console.log(
    `\nSign in there as staff and open ${address}\nThe shell's REMOTE_OVERRIDE_ORIGINS must name ${new URL(manifest).origin}.\n`,
  );
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await endAll();
    process.exit(0);
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
