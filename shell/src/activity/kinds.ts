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
  /** The result in a sentence: `Your … is ready.` */
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

/** The icon of a kind. */
export function iconOf({ kind }: Pick<Run, 'kind'>): LucideIcon {
  return KINDS[kind].icon;
}

/** Whether a run has a result that still exists. */
export function hasResult({ images, media, output, status }: Run): boolean {
  return images.length > 0 || media.length > 0 || (output !== null && status === 'completed');
}

/** Summary of a run's result; undefined while there is none. */
export function resultWords(run: Run): string | undefined {
  if (!hasResult(run)) return undefined;
  if (run.kind === 'image') return run.images.length === 1 ? '1 picture' : `${run.images.length} pictures`;
  const { one } = KINDS[run.kind];
  return one.charAt(0).toUpperCase() + one.slice(1);
}

/** Announcement of a run's end. */
export function newsOf(run: Run): string {
  if (run.message) return run.message;
  if (run.kind === 'image')
    return `${resultWords(run) ?? 'No picture'} ${run.images.length === 1 ? 'is' : 'are'} ready.`;
  return `Your ${KINDS[run.kind].one} is ready.`;
}
