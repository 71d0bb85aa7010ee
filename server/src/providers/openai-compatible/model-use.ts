/** What an endpoint may tell of a model besides its name: Mistral, Together, LM Studio and OpenRouter each do. */
export interface ListedModel {
  readonly id: string;
  readonly type?: string | null | undefined;
  readonly capabilities?: { readonly completion_chat?: boolean | null | undefined } | null | undefined;
  readonly architecture?: { readonly output_modalities?: readonly string[] | null | undefined } | null | undefined;
}

const CHAT_TYPES = /^(?:chat|llm|vlm|model|language)$/i;

/**
 * Words in names of models that embed, rank, hear, speak, draw, film, moderate or only complete text: OpenAI's, and those
 * of Ollama's library, whose list tells nothing but names (platform.openai.com/docs/models and ollama.com/search, read
 * 2026-11-25).
 */
const OTHER_USES = [
  ...['embed', 'embeddings?', 'embedding\\w+', 'minilm', 'bge', 'gte', 'e5', 'paraphrase', 'rerank(?:er)?', 'colbert'],
  ...[
    'whisper',
    'transcribe',
    'parakeet',
    'asr',
    'stt',
    'tts',
    'kokoro',
    'piper',
    'bark',
    'speech',
    'audio',
    'musicgen',
  ],
  ...['dall', 'image', 'imagen', 'diffusion', 'sdxl', 'sd3', 'flux', 'sora', 'veo', 'realtime'],
  ...['moderation', 'guard', 'guardian', 'shieldgemma', 'babbage', 'davinci', 'turbo-instruct'],
].join('|');
const NAMES_OTHER_USE = new RegExp(`(?:^|[-_/.:])(?:${OTHER_USES})(?:$|[-_/.:\\d])`, 'i');

/** Whether a model answers chats, as far as its endpoint or its name tells. */
export function isChatModel({ id, type, capabilities, architecture }: ListedModel): boolean {
  if (typeof capabilities?.completion_chat === 'boolean') return capabilities.completion_chat;
  if (architecture?.output_modalities) return architecture.output_modalities.includes('text');
  if (type) return CHAT_TYPES.test(type);
  return !NAMES_OTHER_USE.test(id);
}
