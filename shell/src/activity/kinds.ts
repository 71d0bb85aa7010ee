import type { Run, RunKind } from '@flint/shared/contracts/runs';
import {
  AudioLines,
  FileText,
  Film,
  Image,
  type LucideIcon,
  MessageSquare,
  Music,
  TextSearch,
  Workflow,
  Wrench,
} from 'lucide-react';

interface KindRow {
  readonly icon: LucideIcon;
  /** What there is when it ends: `Your … is ready.` */
  readonly one: string;
}

const KINDS: Readonly<Record<RunKind, KindRow>> = {
  image: { icon: Image, one: 'picture' },
  video: { icon: Film, one: 'video' },
  speech: { icon: AudioLines, one: 'speech' },
  transcript: { icon: FileText, one: 'transcript' },
  music: { icon: Music, one: 'music' },
  prompt: { icon: TextSearch, one: 'prompt' },
  chat: { icon: MessageSquare, one: 'answer' },
  workflow: { icon: Workflow, one: 'workflow' },
  tool: { icon: Wrench, one: 'result' },
};

/** The small picture of a kind. */
export function iconOf({ kind }: Pick<Run, 'kind'>): LucideIcon {
  return KINDS[kind].icon;
}

/** Whether a run brought anything that is still there. */
export function hasResult({ images, media, output, status }: Run): boolean {
  return images.length > 0 || media.length > 0 || (output !== null && status === 'completed');
}

/** What a run brought, in a few words; nothing while there is nothing. */
export function resultWords(run: Run): string | undefined {
  if (!hasResult(run)) return undefined;
  if (run.kind === 'image') return run.images.length === 1 ? '1 picture' : `${run.images.length} pictures`;
  const { one } = KINDS[run.kind];
  return one.charAt(0).toUpperCase() + one.slice(1);
}

/** The news of a run that ended. */
export function newsOf(run: Run): string {
  if (run.message) return run.message;
  if (run.kind === 'image')
    return `${resultWords(run) ?? 'No picture'} ${run.images.length === 1 ? 'is' : 'are'} ready.`;
  return `Your ${KINDS[run.kind].one} is ready.`;
}
