import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/lib/root.mjs';

const run = promisify(execFile);
const CREDITS = '100000';

/**
 * A verified user with many credits.
 * @param {import('./product.mjs').Product} product
 * @returns {Promise<Record<string, string>>} the headers that are theirs
 */
export async function newUser(product) {
  const { email, headers } = await signUpUser(product);
  const grant = ['credits:grant', '--email', email, '--amount', CREDITS, '--reason', 'bench'];
  await run(process.execPath, ['server/dist/admin.js', ...grant], { cwd: ROOT, env: product.env });
  return headers;
}

/**
 * A verified user with the starter credits.
 * @param {Pick<import('./product.mjs').Product, 'address'>} product
 */
export async function signUpUser({ address }) {
  const email = `bench-${crypto.randomUUID()}@example.com`;
  let cookie = '';
  const post = async (path, data) => {
    const headers = { 'content-type': 'application/json', origin: address, cookie };
    const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(data) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    const set = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
    if (set.length > 0) cookie = set.join('; ');
  };
  await post('/api/users/sign-up', { email, password: crypto.randomUUID() });
  await post('/api/users/verify-email-code', { email, code: await codeFor(address, email) });
  return { email, headers: { cookie, origin: address } };
}

async function codeFor(address, email) {
  for (let look = 0; look < 200; look++) {
    const { messages } = await (await fetch(`${address}/dev/outbox.json?to=${encodeURIComponent(email)}`)).json();
    const code = /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('No code arrived in the outbox.');
}
