import type { ContactMessage } from '@flint/shared/contracts/contact';
import { newStaff } from '../support/control-plane';
import { startServer, type TestClient, type TestServer } from '../support/server';

let server: TestServer;
let staff: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  server = await startServer();
  staff = await newStaff(server);
  visitor = server.client();
});
afterAll(() => server.stop());

/** Sends the form as a browser without JavaScript does. */
async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await visitor.fetch('/contact', { method: 'POST', body: new URLSearchParams(fields), headers });
  const html = await answer.text();
  return { status: answer.status, type: answer.headers.get('content-type'), html };
}
const inbox = async () =>
  ((await staff.fetchJson('GET', '/api/contact-forms?limit=100')).body as { messages: ContactMessage[] }).messages;
const receiptIn = (html: string) => /FL-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(html)?.[0];

const MESSAGE = { name: 'Ana', email: 'ana@example.com', subject: 'Pictures', message: 'Where is\r\nmy picture?' };

test('a form is taken into the inbox and answered with its number, once however often it is loaded again', async () => {
  const page = await (await visitor.fetch('/contact')).text();
  expect(page).toMatch(
    /<form [^>]*method="post"[^>]*action="\/contact"|<form [^>]*action="\/contact"[^>]*method="post"/,
  );
  const { status, type, html } = await send({ ...MESSAGE, extra: '' });
  expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
  const receipt = receiptIn(html.slice(html.indexOf('role="status"')));
  expect(html).toContain('Your message has arrived.');
  expect(html).not.toContain('action="/contact"');
  expect(receiptIn((await send({ ...MESSAGE, extra: '' })).html)).toBe(receipt);
  expect(await inbox()).toMatchObject([{ ...MESSAGE, message: 'Where is\nmy picture?', receipt, suspected: false }]);
});

test('what is wrong is told by field, and what was typed stands in the form; nothing is kept', async () => {
  const before = (await inbox()).length;
  const { status, html } = await send({ ...MESSAGE, email: 'ana"><b>', message: ' ' });
  expect(status).toBe(400);
  const alert = /<div role="alert">[\s\S]*?<\/div>/.exec(html)?.[0] ?? '';
  expect(alert).toContain('Your message was not sent.');
  expect(alert).toMatch(/E-mail<\/a>: <span id="contact-email">/);
  expect(alert).toMatch(/Message<\/a>: <span id="contact-message">Write a message\./);
  expect(html).toContain('value="ana&quot;&gt;&lt;b&gt;"');
  expect(html).toContain('value="Pictures"');
  expect((await inbox()).length).toBe(before);
});

test('the honeypot, another site and another kind of body are treated as by the call', async () => {
  const trapped = await send({ ...MESSAGE, message: 'A person with an odd browser', extra: 'x' });
  const receipt = receiptIn(trapped.html.slice(trapped.html.indexOf('role="status"')));
  expect((await inbox()).find((each) => each.receipt === receipt)).toMatchObject({ suspected: true });
  expect((await send(MESSAGE, { origin: 'https://elsewhere.example' })).status).toBe(403);
  const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  expect((await visitor.fetch('/contact', json)).status).toBe(415);
  expect((await visitor.fetch('/contact', { method: 'POST' })).status).toBe(400);
});

test('above the limit of the call the page says so, with what was typed', async () => {
  let last = await send({ ...MESSAGE, message: 'One more' });
  for (let sent = 0; last.status === 200 && sent < 100; sent++)
    last = await send({ ...MESSAGE, message: `${sent} more` });
  expect(last.status).toBe(429);
  expect(last.html).toContain('role="alert"');
  expect(last.html).toContain('value="Pictures"');
});
