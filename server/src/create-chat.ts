import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from './config';
import { createChatKind } from './features/chat/chat-kind';
import type { MediaKind } from './features/generation/media-kind';
import type { RunWork } from './features/runs/run-work';
import type { Db } from './platform/db/database';
import { createCopywriter } from './providers/embedded/text/copywriter';
import { createFalChat } from './providers/fal/fal-chat';
import { createOpenAiChatModel } from './providers/openai-compatible/chat';
import type { OfferedChatModel } from './providers/spec/chat-model';

export interface Chat {
  readonly kind: MediaKind<'chat'>;
  /** What a configured endpoint offers; nothing where there is none. */
  offered(signal: AbortSignal): Promise<readonly OfferedChatModel[]>;
}

/**
 * Chooses who answers conversations: an endpoint of one's own comes before the vendor, and both before the copywriter
 * Flint brings along, which leaves its end in `undo`.
 */
export function createChat(
  { openai, fal, paths }: Config,
  keeping: { db: Db; work: Pick<RunWork, 'read'> },
  undo: (() => unknown)[],
): Chat {
  const offersNothing = async () => [];
  if (openai) {
    const answerer = createOpenAiChatModel(openai);
    return { kind: createChatKind({ ...keeping, answerer }), offered: (signal) => answerer.models(signal) };
  }
  if (fal) return { kind: createChatKind({ ...keeping, answerer: createFalChat(fal) }), offered: offersNothing };
  const copywriter = createCopywriter({ workerFile: pathToFileURL(join(paths.serverDir, 'copywriter.worker.js')) });
  undo.push(() => copywriter.close());
  return { kind: createChatKind({ ...keeping, answerer: copywriter }), offered: offersNothing };
}
