import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { delay } from '../lib/faults';
import { type Fields, toFields, toList, toNumber, toText } from '../lib/fields';
import { type Refusal, refusal } from './answers';
import { obey, obeyEverybody, tokensOf } from './obey';
import type { OpenAiState } from './state';
import { streamAnswer } from './stream';
import { structuredAnswer } from './structured';

const REASONS = /^(?:gpt-5|o\d)/;
const OTHER_USE = /embed|whisper|tts|dall-e|moderation/;

/** The words of a message, whose content is a text or a list of parts. */
const textOf = (message: unknown): string => {
  const { content } = toFields(message);
  if (typeof content === 'string') return content;
  const texts = toList(content).map((part) => toText(toFields(part).text));
  return texts.filter((text) => text !== '').join('\n');
};

/** What a model of this name refuses at OpenAI (platform.openai.com/docs/guides/reasoning, read 2026-11-25). */
function refusedBy(model: string, { temperature, max_tokens: limit }: Fields): Refusal | undefined {
  if (OTHER_USE.test(model)) return { message: `${model} is no chat model`, param: 'model', code: null };
  if (!REASONS.test(model)) return undefined;
  if (temperature !== undefined && temperature !== 1)
    return { message: `Unsupported value: ${temperature}`, param: 'temperature', code: 'unsupported_value' };
  if (limit !== undefined)
    return { message: 'Use max_completion_tokens instead', param: 'max_tokens', code: 'unsupported_parameter' };
  return undefined;
}

const limitOf = (body: Fields) => body.max_tokens ?? body.max_completion_tokens;

/** Validates a request: an error for the developer, or undefined. */
function complaintAbout(body: Fields, models: readonly string[]): ({ status: number } & Refusal) | undefined {
  const { model } = body;
  if (typeof model !== 'string') return { status: 400, message: 'you must provide a model parameter' };
  if (!models.includes(model)) return { status: 404, message: `The model \`${model}\` does not exist` };
  const refused = refusedBy(model, body);
  if (refused) return { status: 400, ...refused };
  if (toList(body.messages).length === 0) return { status: 400, message: 'no messages' };
  const limit = limitOf(body);
  if (limit !== undefined && !(Number.isInteger(limit) && toNumber(limit, 0) > 0))
    return { status: 400, message: 'max_tokens' };
  return undefined;
}

/** `GET /v1/models` and `POST /v1/chat/completions`, streamed or whole. */
export async function chatRoutes(app: FastifyInstance, { state }: { state: OpenAiState }): Promise<void> {
  app.get('/models', async () => ({
    object: 'list',
    data: state.models.map((id) => ({ id, object: 'model', created: 1_700_000_000, owned_by: 'simulator' })),
  }));

  app.post('/chat/completions', async (http, reply) => {
    const call = state.log.of(http);
    const body = toFields(http.body);
    const messages = toList(body.messages).map(textOf);
    const prompt = messages.at(-1) ?? '';
    const rule = state.rules.take(String(body.model), prompt);
    await delay(rule.delayMs);
    // Endpoints repeat the prompt in their errors.
    const message = `Simulated ${rule.error}: ${prompt}`;
    if (typeof rule.error === 'number') return reply.code(rule.error).send(refusal(rule.error, { message }));
    const complaint = complaintAbout(body, state.models);
    if (complaint) return reply.code(complaint.status).send(refusal(complaint.status, complaint));

    call.paid = true;
    if (rule.error === 'lost') {
      reply.hijack();
      http.raw.socket.destroy();
      return reply;
    }
    const said = rule.obedient ? obeyEverybody(messages) : obey(prompt);
    const format = toFields(body.response_format);
    const wantsJson = rule.structured !== undefined || format.type === 'json_schema';
    const schema = toFields(format.json_schema).schema;
    const structured = wantsJson ? structuredAnswer(rule.structured ?? {}, schema) : undefined;
    const all = tokensOf(rule.reply ?? structured?.text ?? said);
    const pieces = all.slice(0, toNumber(limitOf(body), all.length));
    const finish = rule.finish ?? structured?.finish ?? (pieces.length < all.length ? 'length' : 'stop');
    const read = tokensOf(messages.join(' ')).length;
    const usage = rule.usage ?? {
      prompt_tokens: read,
      completion_tokens: pieces.length,
      total_tokens: read + pieces.length,
    };
    const head = { id: `chatcmpl-${randomUUID()}`, created: Math.floor(Date.now() / 1000), model: body.model };

    if (!body.stream) {
      const thoughts = rule.thoughts && { reasoning_content: rule.thoughts };
      const message = { role: 'assistant', content: pieces.join(''), ...(thoughts || {}) };
      return {
        ...head,
        object: 'chat.completion',
        choices: [{ index: 0, message, finish_reason: finish }],
        ...(usage !== 'absent' && { usage }),
      };
    }
    const told = usage !== 'absent' && toFields(body.stream_options).include_usage ? usage : null;
    reply.hijack();
    call.answer = 200;
    const answer = { pieces, finish, usage: told, head: { ...head, object: 'chat.completion.chunk' }, rule };
    await streamAnswer(reply.raw, answer, state);
    return reply;
  });
}
