import type { GenerateImageBody } from '../contracts/images';
import type { SpeechToTextBody } from '../contracts/speech';

/** The order of a tool that makes files, in the capability's own terms. */
export type ToolOrder =
  | { readonly type: 'image'; readonly body: GenerateImageBody }
  | { readonly type: 'transcript'; readonly body: SpeechToTextBody };
