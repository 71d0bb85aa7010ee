import type { GenerateImageBody } from '../images';
import type { SpeechToTextBody } from '../speech';

/** What a tool orders that makes files, as the capability's own call would. */
export type ToolOrder =
  | { readonly type: 'image'; readonly body: GenerateImageBody }
  | { readonly type: 'transcript'; readonly body: SpeechToTextBody };
