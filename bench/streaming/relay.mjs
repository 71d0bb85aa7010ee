import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';

/** Baseline: the least a server in Node can do with a stream, which is to pipe it without parsing. */
const upstream = new URL(process.argv[2]);
const server = createServer((request, response) => {
  const asked = ask(new URL('/v1/chat/completions', upstream), { method: 'POST' }, (answer) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    answer.pipe(response);
  });
  request.pipe(asked);
  response.on('close', () => asked.destroy());
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
console.log(`http://127.0.0.1:${server.address().port}`);
