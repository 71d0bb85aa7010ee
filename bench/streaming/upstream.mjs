import { once } from 'node:events';
import { createServer } from 'node:http';

/** Milliseconds between tokens. */
const TOKEN_MS = 10;

/** @param {object | string} data */
const line = (data) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
const chunk = (content, finish_reason = null) =>
  line({
    id: 'chatcmpl-bench',
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: 'bench',
    choices: [{ index: 0, delta: content === null ? {} : { content }, finish_reason }],
  });

/**
 * An endpoint that sends a token every 10 ms; each is its own timestamp, in nanoseconds of the clock that all
 * processes of a machine share.
 * @param {number} tokens of one answer
 */
export async function startUpstream(tokens) {
  const server = createServer((request, response) => {
    request.resume();
    if (request.url === '/v1/models') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ object: 'list', data: [{ id: 'bench', object: 'model' }] }));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    let written = 0;
    const timer = setInterval(() => {
      response.write(chunk(` ${process.hrtime.bigint()}`));
      written += 1;
      if (written < tokens) return;
      clearInterval(timer);
      response.write(chunk(null, 'stop'));
      response.write(
        line({ choices: [], usage: { prompt_tokens: 1, completion_tokens: tokens, total_tokens: tokens + 1 } }),
      );
      response.end(line('[DONE]'));
    }, TOKEN_MS);
    response.on('close', () => clearInterval(timer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

if (process.argv[2] === 'serve') {
  const { url } = await startUpstream(Number(process.argv[3]));
  console.log(url);
}
