import { SpeechToTextBody, speechToText, TextToSpeechBody, TRANSCRIPTION_LIMIT_MS, textToSpeech } from './speech';
import { DEFAULT_VOICE, VOICE_IDS } from './voices';

const fault = (body: unknown, schema: typeof TextToSpeechBody | typeof SpeechToTextBody) =>
  schema.safeParse(body).error?.issues[0]?.message;

it('has its own timeouts', () => {
  expect([textToSpeech.path, textToSpeech.timeoutMs]).toEqual(['/api/fal-ai/speech/text-to-speech', 240_000]);
  expect([speechToText.path, speechToText.timeoutMs]).toEqual(['/api/fal-ai/speech/to-text', 300_000]);
  expect(TRANSCRIPTION_LIMIT_MS).toBe(240_000);
});

it.each([
  [{}, 'Write the text to be spoken.'],
  [{ text: '  ' }, 'Write the text to be spoken.'],
  [{ text: '… !' }, 'There is nothing to be spoken in this text.'],
  [{ text: 'a'.repeat(5001) }, 'A text has at most 5,000 characters.'],
  [{ text: 'Hi', format: 'aac' }, 'The format is one of wav, mp3, flac, ogg, m4a.'],
  [{ text: 'Hi', speed: 0.4 }, 'The speed is at least 0.5.'],
  [{ text: 'Hi', speed: 2.1 }, 'The speed is at most 2.'],
  [{ text: 'Hi', voice: 'nobody' }, `The voice is one of ${VOICE_IDS.join(', ')}.`],
  [{ text: ' Hi ', voice: DEFAULT_VOICE, format: 'ogg', speed: 2 }, undefined],
])('text-to-speech of %j: %s', (body, message) => {
  expect(fault(body, TextToSpeechBody)).toBe(message);
});

it.each([
  [{}, 'Choose a recording.'],
  [{ audio_url: 'file:///etc/passwd' }, 'The address of the recording starts with http:// or https://.'],
  [{ upload_id: 'u1', language: 'English' }, 'The language is a code such as en or de.'],
  [{ audio_url: '/media/a.mp3?sig=1', language: 'en-GB' }, undefined],
  [{ upload_id: 'u1' }, undefined],
])('transcription of %j: %s', (body, message) => {
  expect(fault(body, SpeechToTextBody)).toBe(message);
});
