import pg from 'pg';
import { startServer } from '../support/server';

test('the database announces the queue of an order when it is placed and when it ends', async () => {
  const server = await startServer();
  const user = await server.signUpVerified();
  const listener = new pg.Client(server.env.DATABASE_URL);
  await listener.connect();
  const heard: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.query('listen flint_queue');

  const order = { messages: [{ role: 'user', content: 'Name a lake.' }], max_tokens: 60 };
  const { status } = await user.fetchJson('POST', '/api/fal-ai/chat/completion', order);
  expect(status).toBe(200);
  await server.until(async () => heard.length >= 2, 'Two notifications');
  expect(new Set(heard)).toEqual(new Set(['embedded-chat']));
  await listener.end();
  await server.stop();
});
