import type { TranscriptRecipe } from '@flint/shared/contracts/recipes/transcript';
import type { SpeechToTextBody } from '@flint/shared/contracts/speech';
import type { Estimates } from '../generation/kind';
import type { Recordings } from './recordings';

/**
 * Measures a recording, and fills in every default. Without a provider the recording is not opened.
 * @throws AppError when it cannot be opened, or no provider here transcribes it
 */
export async function toTranscriptRecipe(
  { generation, recordings }: { generation: Estimates; recordings: Recordings },
  userId: string,
  body: SpeechToTextBody,
): Promise<TranscriptRecipe> {
  const source = { audioUrl: body.upload_id ? null : (body.audio_url ?? null), uploadId: body.upload_id ?? null };
  const language = body.language ?? null;
  generation.estimate('transcript', { ...source, language, name: '', seconds: 0 });
  return { ...source, language, ...(await recordings.measure(userId, source)) };
}
