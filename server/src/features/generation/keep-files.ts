import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { RunKind } from '@flint/shared/contracts/kinds';
import type { Storage } from '../../platform/storage/storage';
import type { NewFile } from '../runs/record-files';
import type { MadeFile } from './kind';

/**
 * Content types that are stored, with the extension of their keys. Contains none that a browser would execute (XSS).
 */
export const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/midi': 'mid',
  'text/vtt': 'vtt',
  'text/plain': 'txt',
  'application/x-subrip': 'srt',
};

/** Owner and run of files, and the position of the first one. */
export interface FileOwner {
  readonly runId: string;
  readonly userId: string;
  readonly position: number;
  /** Kind and recipe that made them where they differ from the run's: a step of a workflow. */
  readonly step?: { readonly kind: RunKind; readonly recipe: object };
  /** Whole credits; null for its share of the run's price. */
  readonly cost: number | null;
}

/**
 * Copies files into our storage. @returns rows for `recordFiles`
 * @throws Error for a content type that is not stored
 */
export async function storeFiles(storage: Storage, owner: FileOwner, files: readonly MadeFile[]): Promise<NewFile[]> {
  const itself = randomUUID();
  const rows: NewFile[] = [];
  for (const [index, file] of files.entries()) {
    const key = `runs/${owner.runId}/${owner.position + index}`;
    const contentType = file.contentType.split(';')[0]?.trim() ?? '';
    const ending = ENDINGS[contentType];
    if (!ending) throw new Error(`Not a file we keep: ${file.contentType}`);
    const storageKey = `${key}.${ending}`;
    const bytes = await store(storage, storageKey, file.content, contentType);
    const posterKey = file.poster ? `${key}.poster.${ENDINGS[file.poster.contentType] ?? 'jpg'}` : null;
    if (file.poster && posterKey) await store(storage, posterKey, file.poster.content, file.poster.contentType);
    rows.push({
      id: index === 0 ? itself : randomUUID(),
      run_id: owner.runId,
      user_id: owner.userId,
      position: owner.position + index,
      kind: file.role === 'image' || file.role === 'video' || file.role === 'audio' ? file.role : 'file',
      role: file.role,
      part_of: index === 0 ? null : itself,
      name: file.name ?? null,
      storage_key: storageKey,
      content_type: contentType,
      bytes,
      width: file.width ?? null,
      height: file.height ?? null,
      seed: file.seed ?? null,
      dominant_color: file.dominantColor ?? null,
      seconds: file.seconds ?? null,
      poster_key: posterKey,
      peaks: file.peaks ? JSON.stringify(file.peaks) : null,
      made_from: file.madeFrom ?? null,
      drawn: file.drawn ? JSON.stringify(file.drawn) : null,
      made_as: owner.step?.kind ?? null,
      recipe: owner.step ? JSON.stringify(owner.step.recipe) : null,
      cost: index === 0 ? owner.cost : 0,
    });
  }
  return rows;
}

async function store(storage: Storage, key: string, content: string | Uint8Array, contentType: string) {
  if (typeof content === 'string') {
    await storage.keepFile(key, content, contentType);
    return (await stat(content)).size;
  }
  await storage.keep(key, content, contentType);
  return content.byteLength;
}
