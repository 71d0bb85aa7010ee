import { isChatModel } from './model-use';

test.each([
  'gpt-4o-mini',
  'gpt-5',
  'o3-mini',
  'chatgpt-4o-latest',
  'llama3.2:latest',
  'meta-llama/llama-3.2-8b-instruct',
  'qwen2.5-coder:7b',
  'deepseek-r1:8b',
  'mistral',
  'llava',
  'hf.co/bartowski/Llama-3.2-3B-Instruct-GGUF:Q4_K_M',
  'gemma3:4b',
  'command-r',
  'simulated-small',
])('%s answers chats', (id) => expect(isChatModel({ id })).toBe(true));

test.each([
  'nomic-embed-text:latest',
  'mxbai-embed-large',
  'all-minilm:33m',
  'bge-m3',
  'embeddinggemma:300m',
  'text-embedding-3-small',
  'text-embedding-ada-002',
  'jina/jina-embeddings-v2-base-de',
  'Systran/faster-whisper-small',
  'gpt-4o-transcribe',
  'gpt-4o-mini-tts',
  'tts-1-hd',
  'dall-e-3',
  'gpt-image-1',
  'sora-2',
  'omni-moderation-latest',
  'llama-guard3:1b',
  'gpt-4o-realtime-preview',
  'gpt-3.5-turbo-instruct',
  'davinci-002',
])('%s does something else', (id) => expect(isChatModel({ id })).toBe(false));

test.each([
  [{ id: 'x', capabilities: { completion_chat: false } }, false],
  [{ id: 'whisper-chat', capabilities: { completion_chat: true } }, true],
  [{ id: 'x', type: 'embeddings' }, false],
  [{ id: 'x', type: 'vlm' }, true],
  [{ id: 'x', architecture: { output_modalities: ['image'] } }, false],
  [{ id: 'an-image-talker', architecture: { output_modalities: ['image', 'text'] } }, true],
])('an endpoint that tells is believed: %j', (listed, chats) => expect(isChatModel(listed)).toBe(chats));
