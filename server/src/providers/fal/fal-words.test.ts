import type { ChatOrder } from '@flint/engines/spec/chat-model';
import { LLM_MODELS } from '@flint/shared/contracts/models';
import { createFalCaptions } from './fal-captions';
import { createFalChat } from './fal-chat';
import { createFalTranscriber } from './fal-transcriber';
import { carryOut, patient, type SimulatedFal, startSimulatedFal } from './simulated-fal';

let fal: SimulatedFal;
beforeAll(async () => {
  fal = await startSimulatedFal();
});
beforeEach(() => fal.script());
afterAll(() => fal.close());

const sent = async () => (await fal.log()).requests[0];
const recording = { audioUrl: 'https://files.example.com/a.mp3', language: null };
const question = { role: 'user', content: 'Why is the sky blue?' } as const;
const aChat = (change: Partial<ChatOrder> = {}): ChatOrder => ({
  model: 'qwen/qwen-2.5-32b-instruct',
  messages: [question],
  maxTokens: 200,
  temperature: 0.4,
  seed: null,
  ...change,
});

test('a recording is transcribed with times, and the open end of the last segment is closed', async () => {
  expect(await carryOut(createFalTranscriber(fal.options), recording)).toEqual({
    text: 'The lake was still. Nobody spoke.',
    language: 'en',
    segments: [
      { start: 0, end: 1.84, text: 'The lake was still.' },
      { start: 1.84, end: 1.84, text: 'Nobody spoke.' },
    ],
  });
  expect((await sent())?.input).not.toHaveProperty('language');
});

test('a language is passed on; one the vendor does not support is refused with a message', async () => {
  const transcriber = createFalTranscriber(fal.options);

  expect(await carryOut(transcriber, { ...recording, language: 'de-AT' })).toMatchObject({ language: 'de' });
  await expect(transcriber.submit({ ...recording, language: 'tlh' }, patient())).rejects.toMatchObject({
    kind: 'refused',
    message: 'Recordings in Klingon are not transcribed here. Choose another language, or leave it open.',
  });
  expect(await fal.log()).toMatchObject({ paid: 1 });
});

test('pictures are captioned in one request, in order', async () => {
  const imageUrls = ['https://a.example.com/1.png', 'data:image/png;base64,AAAA'];
  const captions = await carryOut(createFalCaptions(fal.options), { imageUrls });

  expect(captions).toEqual([expect.stringContaining('caption 1'), expect.stringContaining('caption 2')]);
  expect(await sent()).toMatchObject({ input: { inputs: imageUrls.map((image_url) => ({ image_url })) } });
  expect(await fal.log()).toMatchObject({ paid: 1 });
});

test.each(LLM_MODELS.map(({ id }) => id))('%s answers', async (model) => {
  const reply = await carryOut(createFalChat(fal.options), aChat({ model }));

  expect(reply).toMatchObject({ usage: { promptTokens: 5, completionTokens: expect.any(Number) } });
  expect(await sent()).toMatchObject({ input: { prompt: question.content, max_tokens: 200, temperature: 0.4 } });
});

test('a conversation is sent as a transcript, with its instructions in a separate field', async () => {
  await carryOut(
    createFalChat(fal.options),
    aChat({
      messages: [
        { role: 'system', content: 'Be brief.' },
        question,
        { role: 'assistant', content: 'Scattering.' },
        { role: 'user', content: 'Of what?' },
      ],
    }),
  );

  expect((await sent())?.input).toMatchObject({
    system_prompt: 'Be brief.',
    prompt: 'User: Why is the sky blue?\n\nAssistant: Scattering.\n\nUser: Of what?\n\nAssistant:',
  });
});

test('an unknown model is refused before anything is sent', async () => {
  await expect(createFalChat(fal.options).submit(aChat({ model: 'none' }), patient())).rejects.toMatchObject({
    kind: 'refused',
    message: 'The provider has no model named none.',
  });
  expect((await fal.log()).calls).toHaveLength(0);
});
