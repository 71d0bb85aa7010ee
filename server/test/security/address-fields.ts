export interface Request {
  readonly method?: string;
  readonly path: string;
  readonly body?: object;
}

export interface Row {
  /** As in the OpenAPI document, or the fields of a tool. */
  readonly field: string;
  readonly asks: 'picture' | 'sound';
  request(address: string): Request;
}

const CHAT = { type: 'chat', input: { messages: [{ role: 'user', content: 'hello' }] } };
const workflow = (type: string, input: object, given: object = {}): Request => ({
  path: '/api/fal-ai/workflow/execute',
  body: { steps: [CHAT, { type, input }], input: given },
});

/** Every field of every call that takes an address. */
export const FIELDS: readonly Row[] = [
  {
    field: 'POST /api/fal-ai/generate/image image_url',
    asks: 'picture',
    request: (image_url) => ({ path: '/api/fal-ai/generate/image', body: { prompt: 'a lake', image_url } }),
  },
  {
    field: 'POST /api/fal-ai/generate/variations image_url',
    asks: 'picture',
    request: (image_url) => ({ path: '/api/fal-ai/generate/variations', body: { image_url } }),
  },
  {
    field: 'POST /api/fal-ai/generate/video image_url',
    asks: 'picture',
    request: (image_url) => ({
      path: '/api/fal-ai/generate/video',
      body: { prompt: 'a lake', duration: 1, image_url },
    }),
  },
  {
    field: 'POST /api/fal-ai/generate/video scenes.image_url',
    asks: 'picture',
    request: (image_url) => ({
      path: '/api/fal-ai/generate/video',
      body: { prompt: 'a lake', duration: 1, scenes: [{ prompt: 'a lake', image_url }] },
    }),
  },
  {
    field: 'POST /api/videos/storyboard image_url',
    asks: 'picture',
    request: (image_url) => ({ path: '/api/videos/storyboard', body: { prompt: 'a lake', duration: 1, image_url } }),
  },
  {
    field: 'POST /api/fal-ai/edit/image image_url',
    asks: 'picture',
    request: (image_url) => ({ path: '/api/fal-ai/edit/image', body: { image_url, prompt: 'warmer' } }),
  },
  {
    field: 'POST /api/fal-ai/edit/remove-background image_url',
    asks: 'picture',
    request: (image_url) => ({ path: '/api/fal-ai/edit/remove-background', body: { image_url } }),
  },
  {
    field: 'POST /api/fal-ai/edit/upscale image_url',
    asks: 'picture',
    request: (image_url) => ({ path: '/api/fal-ai/edit/upscale', body: { image_url } }),
  },
  {
    field: 'POST /api/fal-ai/edit/forecast image_url',
    asks: 'picture',
    request: (image_url) => ({ path: '/api/fal-ai/edit/forecast', body: { image_url, prompt: 'warmer' } }),
  },
  {
    field: 'POST /api/fal-ai/edit/remove-background/check image_url',
    asks: 'picture',
    request: (image_url) => ({ path: '/api/fal-ai/edit/remove-background/check', body: { image_url } }),
  },
  {
    field: 'POST /api/open-ai/prompt/from-images images',
    asks: 'picture',
    request: (address) => ({ path: '/api/open-ai/prompt/from-images', body: { images: [address] } }),
  },
  {
    field: 'POST /api/fal-ai/speech/to-text audio_url',
    asks: 'sound',
    request: (audio_url) => ({ path: '/api/fal-ai/speech/to-text', body: { audio_url } }),
  },
  {
    field: 'POST /api/fal-ai/speech/to-text/quote audio_url',
    asks: 'sound',
    request: (audio_url) => ({ path: '/api/fal-ai/speech/to-text/quote', body: { audio_url } }),
  },
  {
    field: 'workflow: a picture',
    asks: 'picture',
    request: (image_url) => workflow('image', { prompt: 'a lake', image_url }),
  },
  {
    field: 'workflow: a film',
    asks: 'picture',
    request: (image_url) => workflow('video', { prompt: 'a lake', image_url }),
  },
  {
    field: 'workflow: a prompt',
    asks: 'picture',
    request: (address) => workflow('prompt', { images: [address] }),
  },
  {
    field: 'workflow: a recording',
    asks: 'sound',
    request: (audio_url) => workflow('transcript', { audio_url }),
  },
  {
    field: 'workflow: its input',
    asks: 'picture',
    request: (from) => workflow('image', { prompt: 'a lake', image_url: '{{input.from}}' }, { from }),
  },
  {
    field: 'youtube/transcript-generator address',
    asks: 'sound',
    request: (address) => ({ path: '/api/tools/youtube/transcript-generator/run', body: { input: { address } } }),
  },
  {
    field: 'tiktok/transcript-generator address',
    asks: 'sound',
    request: (address) => ({ path: '/api/tools/tiktok/transcript-generator/run', body: { input: { address } } }),
  },
  {
    field: 'POST /api/youtube-transcript-generator/jobs url',
    asks: 'sound',
    request: (url) => ({ path: '/api/youtube-transcript-generator/jobs', body: { url } }),
  },
  {
    field: 'chain recording-everywhere address',
    asks: 'sound',
    request: (address) => ({
      path: '/api/tool-chains',
      body: { chain: 'recording-everywhere', input: { address, topic: 'tea' } },
    }),
  },
  {
    field: 'GET /api/outside-pictures src',
    asks: 'picture',
    request: (src) => ({ method: 'GET', path: `/api/outside-pictures?${new URLSearchParams({ src })}` }),
  },
];

/**
 * Fields that are named like an address and are never fetched, by us or a vendor. What webhooks are sent is tried in
 * test/agents; a program's redirect_uri is one that it registered, and only the user's browser goes there (test/oauth).
 */
export const NOT_FETCHED = new RegExp(
  `^(?:${[
    '(?:POST|PUT|PATCH) /api/brand-profiles\\S* (?:logoUrl|referenceImages)',
    'POST /api/agents/\\{id\\}/webhooks url',
    'POST /api/billing/\\S+ (?:return|cancel)Url',
    '(?:POST|PUT) /api/blogs\\S* heroImageUrl',
    '(?:POST|PUT) /api/reviews\\S* profileImageUrl',
    '(?:GET|POST) /api/oauth/consent (?:question\\.)?redirect_uri',
  ].join('|')})$`,
);
