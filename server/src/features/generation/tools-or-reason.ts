import type { MediaTools } from '@flint/engines/spec/media-tools';
import type { Unavailable } from './kind';

/** Vendors' results are encoded and measured on this server, so without ffmpeg their kinds are unavailable too. */
export type ToolsOrReason = MediaTools | Unavailable;

export const isMissing = (tools: ToolsOrReason): tools is Unavailable => 'servedBy' in tools;

/** @param found ffmpeg's tools, or the reason why there are none */
export function toolsOrReason(found: {
  readonly tools: MediaTools | undefined;
  readonly ffmpeg: { readonly path: string } | { readonly reason: string };
}): ToolsOrReason {
  return found.tools ?? { servedBy: null, reason: 'reason' in found.ffmpeg ? found.ffmpeg.reason : '' };
}
