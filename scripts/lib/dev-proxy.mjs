import { createServer, request } from 'node:http';

const SERVER_PATHS = /^\/(api|graphql|mcp|media|remotes|dev|healthz|readyz)(\/|\?|\.|$)/;

/**
 * Reverse proxy of a development session: the API comes from the server, pages and modules from the shell's bundler,
 * and the release plan is changed to name the bundlers of the remotes under development.
 * @param {{ port: number, server: number, shell: number, remotes: Record<string, number> }} ports
 */
export function startProxy({ port, server, shell, remotes }) {
  const proxy = createServer((incoming, outgoing) => {
    const toServer = SERVER_PATHS.test(incoming.url);
    if (incoming.url.startsWith('/graphql')) return void answerPlan(incoming, outgoing, server, remotes);
    forward(incoming, outgoing, toServer ? server : shell, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    });
  });
  return new Promise((resolve, reject) => {
    proxy.once('error', reject);
    proxy.listen(port, 'localhost', () => resolve(proxy));
  });
}

function forward(incoming, outgoing, port, receive, headers = incoming.headers) {
  const { method, url: path } = incoming;
  const upstream = request({ host: '127.0.0.1', port, method, path, headers }, receive);
  upstream.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' });
    outgoing.end('Starting. Reload in a moment.');
  });
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}

async function answerPlan(incoming, outgoing, server, remotes) {
  const overrides = await Promise.all(Object.entries(remotes).map(([, port]) => releaseAt(port)));
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const receive = async (answer) => {
    const body = JSON.parse(Buffer.concat(await answer.toArray()).toString());
    const plan = body.data?.bootPlan;
    if (plan) plan.remotes = merge(plan.remotes, overrides.filter(Boolean));
    outgoing.writeHead(answer.statusCode, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify(body));
  };
  forward(incoming, outgoing, server, receive, headers);
}

function merge(built, underDevelopment) {
  const names = new Set(underDevelopment.map(({ name }) => name));
  return [...built.filter(({ name }) => !names.has(name)), ...underDevelopment];
}

/** The release of a running bundler; undefined until it has compiled. */
async function releaseAt(port) {
  const manifest = `http://localhost:${port}/mf-manifest.json`;
  try {
    const { metaData } = await (await fetch(manifest)).json();
    const { name, version, requires } = metaData.flint;
    return { name, version, requires, manifest, integrity: '', enabled: true };
  } catch {
    return undefined;
  }
}
