import { randomUUID } from 'node:crypto';
import { delay } from '../lib/faults.mjs';
import { refusal } from './answers.mjs';
import { obey, obeyEverybody, tokensOf } from './obey.mjs';
import { streamAnswer } from './stream.mjs';
import { structuredAnswer } from './structured.mjs';

const REASONS = /^(?:gpt-5|o\d)/;
const OTHER_USE = /embed|whisper|tts|dall-e|moderation/;

/** @param {{ content: string | { type: string, text?: string }[] } | undefined} message */
const textOf = (message) => {
  if (typeof message?.content === 'string') return message.content;
  const texts = (message?.content ?? []).map(({ text }) => text ?? '');
  return texts.filter((text) => text !== '').join('\n');
};

/**
 * What a model of this name refuses at OpenAI (platform.openai.com/docs/guides/reasoning, read 2026-11-25).
 * @param {any} body
 */
function refusedBy({ model, temperature, max_tokens: limit }) {
  if (OTHER_USE.test(model)) return { message: `${model} is no chat model`, param: 'model', code: null };
  if (!REASONS.test(model)) return undefined;
  if (temperature !== undefined && temperature !== 1)
    return { message: `Unsupported value: ${temperature}`, param: 'temperature', code: 'unsupported_value' };
  if (limit !== undefined)
    return { message: 'Use max_completion_tokens instead', param: 'max_tokens', code: 'unsupported_parameter' };
  return undefined;
}

/**
 * Validates a request: an error message for the developer, or undefined.
 * @param {any} body
 * @param {readonly string[]} models
 */
function complaintAbout(body, models) {
  if (typeof body?.model !== 'string') return { status: 400, message: 'you must provide a model parameter' };
  if (!models.includes(body.model)) return { status: 404, message: `The model \`${body.model}\` does not exist` };
  const refused = refusedBy(body);
  if (refused) return { status: 400, ...refused };
  if (!Array.isArray(body.messages) || body.messages.length === 0) return { status: 400, message: 'no messages' };
  const limit = body.max_tokens ?? body.max_completion_tokens;
  if (limit !== undefined && !(Number.isInteger(limit) && limit > 0)) return { status: 400, message: 'max_tokens' };
  return undefined;
}

/**
 * `GET /v1/models` and `POST /v1/chat/completions`, streamed or whole.
 * @param {import('fastify').FastifyInstance} app
 * @param {{ state: import('./state.mjs').OpenAiState }} options
 */
export async function chatRoutes(app, { state }) {
  app.get('/models', async () => ({
    object: 'list',
    data: state.models.map((id) => ({ id, object: 'model', created: 1_700_000_000, owned_by: 'simulator' })),
  }));

  app.post('/chat/completions', async (http, reply) => {
    const body = /** @type {any} */ (http.body);
    const prompt = textOf(body?.messages?.at(-1));
    const rule = state.rules.take(String(body?.model), prompt);
    await delay(rule.delayMs);
    // Endpoints repeat the prompt in their errors.
    const message = `Simulated ${rule.error}: ${prompt}`;
    if (typeof rule.error === 'number') return reply.code(rule.error).send(refusal(rule.error, { message }));
    const complaint = complaintAbout(body, state.models);
    if (complaint) return reply.code(complaint.status).send(refusal(complaint.status, complaint));

    http.call.paid = true;
    if (rule.error === 'lost') {
      reply.hijack();
      http.raw.socket.destroy();
      return reply;
    }
    const said = rule.obedient ? obeyEverybody(body.messages.map(textOf)) : obey(prompt);
    const wantsJson = rule.structured !== undefined || body.response_format?.type === 'json_schema';
    const structured = wantsJson ? structuredAnswer(rule.structured ?? {}, body.response_format) : undefined;
    const all = tokensOf(rule.reply ?? structured?.text ?? said);
    const pieces = all.slice(0, body.max_tokens ?? body.max_completion_tokens ?? all.length);
    const finish = rule.finish ?? structured?.finish ?? (pieces.length < all.length ? 'length' : 'stop');
    const read = tokensOf(body.messages.map(textOf).join(' ')).length;
    const usage = rule.usage ?? {
      prompt_tokens: read,
      completion_tokens: pieces.length,
      total_tokens: read + pieces.length,
    };
    const head = { id: `chatcmpl-${randomUUID()}`, created: Math.floor(Date.now() / 1000), model: body.model };

    if (!body.stream) {
      const thoughts = rule.thoughts && { reasoning_content: rule.thoughts };
      const message = { role: 'assistant', content: pieces.join(''), ...thoughts };
      return {
        ...head,
        object: 'chat.completion',
        choices: [{ index: 0, message, finish_reason: finish }],
        ...(usage !== 'absent' && { usage }),
      };
    }
    const told = usage !== 'absent' && body.stream_options?.include_usage ? usage : null;
    reply.hijack();
    http.call.answer = 200;
    const answer = { pieces, finish, usage: told, head: { ...head, object: 'chat.completion.chunk' }, rule };
    await streamAnswer(reply.raw, answer, state);
    return reply;
  });
}
