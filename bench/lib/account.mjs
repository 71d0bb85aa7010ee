/** Poll interval and time limit of the mailbox, milliseconds. */
const LOOK_MS = 50;
const PATIENCE_MS = 10_000;

/**
 * Signs a browser context up with a new, verified account.
 * @param {import('playwright').BrowserContext} context
 * @param {string} origin of a product whose mail is kept in its own outbox
 * @returns {Promise<{ id: string }>} the user
 */
export async function signUp(context, origin) {
  const email = `bench-${crypto.randomUUID()}@example.com`;
  const post = async (path, data) => {
    const answer = await context.request.post(`${origin}${path}`, { headers: { origin }, data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  const { user } = await post('/api/users/sign-up', { email, password: crypto.randomUUID() });
  const code = await readCode(context, `${origin}/dev/outbox.json?to=${encodeURIComponent(email)}`);
  await post('/api/users/verify-email-code', { email, code });
  return user;
}

async function readCode(context, outbox) {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    const { messages } = await (await context.request.get(outbox)).json();
    const code = /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error('No code arrived in the outbox.');
}
