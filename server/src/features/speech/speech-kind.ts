import type { SpeechRecipe } from '@flint/shared/contracts/recipes/speech';
import type { Speaker } from '../../providers/embedded/speech/speaker';
import type { Delivery, Engine, MakeContext, MediaKind } from '../generation/media-kind';

/** Speech of the built-in engine: one text at a time, clear and plainly synthetic. */
export function builtInSpeech(speaker: Pick<Speaker, 'speak'>): Engine<'speech'> {
  return { servedBy: 'embedded', make: (recipe, context) => speak(speaker, recipe, context) };
}

export function speechKind(maker: MediaKind<'speech'>['maker']): MediaKind<'speech'> {
  return { kind: 'speech', maker, title: ({ text }) => text };
}

async function speak(
  speaker: Pick<Speaker, 'speak'>,
  recipe: SpeechRecipe,
  { signal, say }: MakeContext,
): Promise<Delivery<'speech'>> {
  say('Speaking', 0);
  const spoken = await speaker.speak(recipe, { signal, onProgress: (share) => say('Speaking', share * 100) });
  const { audio, contentType, duration, segments } = spoken;
  return {
    files: [{ role: 'audio', content: audio, contentType, seconds: duration }],
    output: { segments, draft: true },
  };
}
