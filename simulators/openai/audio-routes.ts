import type { FastifyInstance, FastifyReply } from 'fastify';
import { toForm } from '../lib/bodies';
import { delay } from '../lib/faults';
import { toFields, toText } from '../lib/fields';
import { composeTone } from '../lib/tone';
import { refusal } from './answers';
import { obey, tokensOf } from './obey';
import type { OpenAiRule } from './script';
import type { OpenAiState } from './state';

/** Limits of OpenAI's API (platform.openai.com/docs/api-reference/audio, read 2026-11-25). */
const INPUT_MAX = 4_096;
const UPLOAD_MAX = 25 * 2 ** 20;
const SOUND_NAME = /\.(?:flac|m4a|mp3|mp4|mpeg|mpga|oga|ogg|wav|webm)$/;
/** Models of this name know no `verbose_json`. */
const WITHOUT_TIMES = /^gpt-/;

const WORDS_PER_SEGMENT = 6;
const SECONDS_PER_WORD = 0.4;

/** Speech whose length follows its words, and a transcript whose text follows from the file's name. */
export async function audioRoutes(app: FastifyInstance, { state }: { state: OpenAiState }): Promise<void> {
  /** The rule of a request, or null after its fault was answered. */
  async function ruleFor(reply: FastifyReply, model: string, prompt: string): Promise<OpenAiRule | null> {
    const rule = state.rules.take(model, prompt);
    await delay(rule.delayMs);
    if (typeof rule.error === 'number') {
      reply.code(rule.error).send(refusal(rule.error));
      return null;
    }
    state.log.of(reply.request).paid = true;
    if (rule.error !== 'lost') return rule;
    reply.hijack();
    reply.raw.destroy();
    return null;
  }

  app.post('/audio/speech', async (http, reply) => {
    const { response_format: format = 'mp3', ...fields } = toFields(http.body);
    const [model, input, voice] = [toText(fields.model), toText(fields.input), toText(fields.voice)];
    if (!model || !input || !voice) return reply.code(400).send(refusal(400, { message: 'model, input and voice' }));
    if (format !== 'wav') return reply.code(400).send(refusal(400, { message: 'only wav is simulated' }));
    const { longest = INPUT_MAX } = state.rules.look(model, input);
    if (input.length > longest) {
      const code = 'string_above_max_length';
      return reply.code(400).send(refusal(400, { message: `at most ${longest} characters`, param: 'input', code }));
    }
    const rule = await ruleFor(reply, model, input);
    if (!rule) return reply;
    return reply.type('audio/wav').send(composeTone(0, tokensOf(input).length * SECONDS_PER_WORD));
  });

  app.post<{ Body: Buffer }>('/audio/transcriptions', async (http, reply) => {
    const form = await toForm(http.body, http.headers);
    const file = form.get('file');
    if (!(file instanceof File)) return reply.code(400).send(refusal(400, { message: 'file is missing' }));
    const call = state.log.of(http);
    call.file = { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) };
    call.fields = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    if (file.size > UPLOAD_MAX) return reply.code(413).send(refusal(413, { message: `more than ${UPLOAD_MAX} bytes` }));
    if (!SOUND_NAME.test(file.name))
      return reply.code(400).send(refusal(400, { message: 'Unrecognized file format', param: 'file' }));
    const model = String(form.get('model'));
    if (WITHOUT_TIMES.test(model) && form.get('response_format') === 'verbose_json') {
      const details = {
        message: `${model} knows no verbose_json`,
        param: 'response_format',
        code: 'unsupported_value',
      };
      return reply.code(400).send(refusal(400, details));
    }
    const rule = await ruleFor(reply, model, file.name);
    if (!rule) return reply;
    if (rule.stream?.fault === 'malformed') return reply.type('application/json').send('{"text": ');
    const words = tokensOf(rule.reply ?? obey(file.name));
    if (form.get('response_format') !== 'verbose_json')
      return { text: words.join('').trim(), usage: { type: 'tokens', input_tokens: 10, output_tokens: words.length } };
    const heard = timed(words);
    const usage = { type: 'duration', seconds: Math.ceil(heard.duration) };
    return { task: 'transcribe', language: 'english', ...heard, usage };
  });
}

/** Words as segments, each said in its time. */
function timed(words: readonly string[]) {
  const count = Math.ceil(words.length / WORDS_PER_SEGMENT);
  const segments = Array.from({ length: count }, (_, id) => {
    const said = words.slice(id * WORDS_PER_SEGMENT, (id + 1) * WORDS_PER_SEGMENT);
    const start = id * WORDS_PER_SEGMENT * SECONDS_PER_WORD;
    return { id, start, end: start + said.length * SECONDS_PER_WORD, text: said.join('') };
  });
  return { duration: words.length * SECONDS_PER_WORD, text: words.join('').trim(), segments };
}
