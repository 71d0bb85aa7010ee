import { kindWord, type Run, type RunKind } from '@flint/shared/contracts/runs';
import {
  AudioLines,
  FileText,
  Film,
  Image,
  type LucideIcon,
  MessageSquare,
  Music,
  Sparkles,
  TextSearch,
  Workflow,
  Wrench,
} from 'lucide-react';

const ICONS: Readonly<Partial<Record<RunKind, LucideIcon>>> = {
  ...{
    image: Image,
    edit: Image,
    cutout: Image,
    upscale: Image,
    video: Film,
    speech: AudioLines,
    transcript: FileText,
    music: Music,
  },
  ...{ prompt: TextSearch, chat: MessageSquare, workflow: Workflow, tool: Wrench },
};

/** The icon of a kind. */
export function iconOf({ kind }: Pick<Run, 'kind'>): LucideIcon {
  return ICONS[kind] ?? Sparkles;
}

/** Whether a run has a result that still exists; that of a job is on its page. */
export function hasResult({ kind, images, media, output, status }: Run): boolean {
  return images.length > 0 || media.length > 0 || ((output !== null || kind === 'steps') && status === 'completed');
}

/** Summary of a run's result; undefined while there is none. */
export function resultWords(run: Run): string | undefined {
  if (!hasResult(run)) return undefined;
  if (run.kind === 'image') return run.images.length === 1 ? '1 picture' : `${run.images.length} pictures`;
  const one = wordOf(run);
  return one.charAt(0).toUpperCase() + one.slice(1);
}

/** Announcement of a run's end. */
export function newsOf(run: Run): string {
  if (run.message) return run.message;
  if (run.kind === 'image')
    return `${resultWords(run) ?? 'No picture'} ${run.images.length === 1 ? 'is' : 'are'} ready.`;
  return `Your ${wordOf(run)} is ready.`;
}

/** What a run brings, in one word. */
function wordOf({ kind, recipe }: Run): string {
  return 'chain' in recipe ? 'chain' : kindWord(kind);
}
