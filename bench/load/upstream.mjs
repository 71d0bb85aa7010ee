import { once } from 'node:events';
import { createServer } from 'node:http';

/** Milliseconds between tokens, as a hosted model of medium size writes. */
const TOKEN_MS = 50;
/** Milliseconds until the first token: the model's own time. */
export const FIRST_TOKEN_MS = 300;

const line = (data) => `data: ${JSON.stringify(data)}\n\n`;
const chunk = (model, content, finish_reason = null) =>
  line({
    ...{ id: 'chatcmpl-load', object: 'chat.completion.chunk', created: 1_700_000_000, model },
    choices: [{ index: 0, delta: content === null ? {} : { content }, finish_reason }],
  });

/** An OpenAI-compatible endpoint that takes its time: {@link FIRST_TOKEN_MS}, then a token every {@link TOKEN_MS}. */
async function startUpstream(tokens) {
  const server = createServer((request, response) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      if (request.url === '/v1/models') {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ object: 'list', data: [] }));
        return;
      }
      const { model } = JSON.parse(Buffer.concat(parts).toString());
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      let written = 0;
      let timer = setTimeout(() => {
        timer = setInterval(write, TOKEN_MS);
        write();
      }, FIRST_TOKEN_MS);
      const write = () => {
        response.write(chunk(model, ` word${written}`));
        written += 1;
        if (written < tokens) return;
        clearInterval(timer);
        response.write(chunk(model, null, 'stop'));
        const usage = { prompt_tokens: 100, completion_tokens: tokens, total_tokens: tokens + 100 };
        response.write(line({ model, choices: [], usage }));
        response.end('data: [DONE]\n\n');
      };
      response.on('close', () => clearInterval(timer));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${server.address().port}`;
}

if (process.argv[2] === 'serve') console.log(await startUpstream(Number(process.argv[3])));
