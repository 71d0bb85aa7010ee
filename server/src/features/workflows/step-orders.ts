import type { ChatBody } from '@flint/shared/contracts/chat';
import type { GenerateImageBody } from '@flint/shared/contracts/images';
import type { Capability } from '@flint/shared/contracts/models';
import { MUSIC_SECONDS, type TextToMusicBody } from '@flint/shared/contracts/music';
import type { PromptFromImagesBody } from '@flint/shared/contracts/prompt-from-images';
import type { SpeechToTextBody, TextToSpeechBody } from '@flint/shared/contracts/speech';
import type { GenerateVideoBody } from '@flint/shared/contracts/videos';
import type { Brands } from '../brands/brands-service';
import { toChatRecipe } from '../chat/chat-recipe';
import type { Generation, RunPart } from '../generation/generation-service';
import type { KindRegistry } from '../generation/kind-registry';
import type { MediaKindName } from '../generation/media-kind';
import type { Pictures } from '../generation/pictures';
import type { Images } from '../images/images-service';
import { toMusicRecipe } from '../music/music-recipe';
import { toPromptRecipe } from '../prompts/prompt-recipe';
import type { RunRow } from '../runs/tables';
import { toSpeechRecipe } from '../speech/speech-recipe';
import type { Recordings } from '../transcription/recordings';
import { toTranscriptRecipe } from '../transcription/transcript-recipe';
import { toRecipe as toVideoRecipe } from '../videos/to-recipe';

/** What a step orders, as the capability's own call would. */
export interface StepOrder {
  readonly userId: string;
  readonly type: Capability;
  /** Checked by the call's own schema. */
  readonly body: unknown;
  /** The id of the run it becomes. */
  readonly id: string;
  /** Absent for what is ordered by itself. */
  readonly part?: RunPart | undefined;
  /** Whole credits it may cost; any, where nothing is said. */
  readonly most?: number | undefined;
}

export type PlaceStep = (order: StepOrder) => Promise<RunRow>;

interface Deps {
  readonly brands: Pick<Brands, 'forPrompt'>;
  readonly images: Pick<Images, 'order'>;
  readonly generation: Pick<Generation, 'order' | 'estimate'>;
  readonly recordings: Recordings;
  readonly pictures: Pictures;
  readonly kinds: Pick<KindRegistry, 'makers'>;
}

/** Orders steps from the features that make them, each as if it had been ordered alone. */
export function createStepOrders(deps: Deps): PlaceStep {
  return async ({ userId, type, body, id: key, part, most }) => {
    if (type === 'image') return deps.images.order(userId, body as GenerateImageBody, key, { part, most });
    const kind: Exclude<Capability, 'image'> & MediaKindName = type;
    const recipe = await toRecipe(deps, userId, kind, body);
    return deps.generation.order({ kind, userId, recipe: recipe as never, asked: body, key, part, most });
  };
}

async function toRecipe(deps: Deps, userId: string, type: Exclude<Capability, 'image'>, body: unknown) {
  switch (type) {
    case 'video':
      return toVideoRecipe(body as GenerateVideoBody, userId, {
        byVendor: deps.kinds.makers().video === 'fal',
        pictures: deps.pictures,
      });
    case 'speech':
      return toSpeechRecipe(body as TextToSpeechBody);
    case 'transcript':
      return toTranscriptRecipe(deps, userId, body as SpeechToTextBody);
    case 'music':
      return toMusicRecipe(body as TextToMusicBody, MUSIC_SECONDS);
    case 'chat':
      return toChatRecipe(deps, userId, body as ChatBody);
    case 'prompt':
      return toPromptRecipe(deps.pictures, userId, body as PromptFromImagesBody);
  }
}
