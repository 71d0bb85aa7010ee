import './lib/check-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { endAll, startBundler, startServer } from './lib/dev-processes.mjs';
import { startProxy } from './lib/dev-proxy.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { REMOTES } from './lib/workspaces.mjs';

/** `npm run dev` develops every remote; with names only those, while the others come from their builds. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !REMOTES.includes(name));
if (unknown.length > 0) {
  console.error(`There is no remote named ${unknown.join(', ')}. Choose from: ${REMOTES.join(', ')}.`);
  process.exit(1);
}
const remotes = wanted.length > 0 ? wanted : REMOTES;

/** Ports, as in bundler/dev-servers.ts: the shell, then each remote in the order of the list. */
const SHELL = Number(process.env.PORT_SHELL ?? 3100);
const SERVER = SHELL - 1;
const port = Number(process.env.PORT ?? 3000);
const address = `http://localhost:${port}`;

await ensureInstalled();
await ensureBuilt(['server', 'shell', ...REMOTES.filter((name) => !remotes.includes(name))]);

startBundler('server', ['build', '--watch']);
startBundler('shell', ['serve']);
for (const name of remotes) startBundler(name, ['serve']);
startServer({ PORT: String(SERVER), HOST: '127.0.0.1', PUBLIC_URL: address });

await startProxy({
  port,
  server: SERVER,
  shell: SHELL,
  remotes: Object.fromEntries(remotes.map((name) => [name, SHELL + 1 + REMOTES.indexOf(name)])),
});
console.log(`\nFlint is under development at ${address}\n`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await endAll();
    process.exit(0);
  });
}
