const PIECE = 'Slow waves under a low sun, and a small boat that comes home. ';
const POST = 'Did you know that 7 of 10 videos lose you in 3 seconds? Start with the end. Follow for more. ';

/**
 * Load of each engine; each order is long enough to overlap with all the others.
 * @param {string} recording address of a recording of ours
 */
export const ordersFor = (recording) => ({
  image: ['/api/fal-ai/generate/image', { prompt: 'a lighthouse on a cliff at dusk, gulls', num_images: 4 }],
  video: ['/api/fal-ai/generate/video', { prompt: PIECE, duration: 8, captions: true, music: 'soft piano' }],
  music: ['/api/fal-ai/music/text-to-music', { prompt: 'epic strings', duration: 60, stems: true, format: 'flac' }],
  speech: ['/api/fal-ai/speech/text-to-speech', { text: PIECE.repeat(40), format: 'm4a' }],
  transcript: ['/api/fal-ai/speech/to-text', { audio_url: recording }],
  prompt: ['/api/open-ai/prompt/from-images', { text: POST.repeat(60) }],
  chat: [
    '/api/fal-ai/chat/completion',
    { messages: [{ role: 'user', content: `Write ten titles and a script about this: ${PIECE}` }], max_tokens: 2000 },
  ],
});

/** A recording for the transcriber, by the speech engine. */
export const SPOKEN = ['/api/fal-ai/speech/text-to-speech', { text: PIECE.repeat(8), format: 'wav' }];
