import type { GenerateImageBody } from '../contracts/images';
import type { SpeechToTextBody } from '../contracts/speech';

/** What a tool orders that makes files, as the capability's own call would. */
export type ToolOrder =
  | { readonly type: 'image'; readonly body: GenerateImageBody }
  | { readonly type: 'transcript'; readonly body: SpeechToTextBody };
