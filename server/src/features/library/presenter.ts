import { downloadName, fileName } from '@flint/shared/contracts/download-name';
import type { GeneratedImage } from '@flint/shared/contracts/generated-image';
import type { RunKind } from '@flint/shared/contracts/kinds';
import type {
  EditRecord,
  LibraryItem,
  LibraryMedia,
  LibraryPicture,
  LibraryText,
} from '@flint/shared/contracts/library';
import type { EditRecipe, PictureRecipe } from '@flint/shared/contracts/recipes/editing';
import type { ToolRecipe } from '@flint/shared/contracts/recipes/tool';
import type { Storage } from '../../platform/storage/storage';
import { toImage } from '../runs/image-presenter';
import { toMedia } from '../runs/media-presenter';
import { type FileRow, isPicture, isWords } from '../runs/tables';
import { itemCost } from './item-cost';
import type { ItemRow } from './library-repository';
import { wordsEnding } from './words-files';

/** An item's parts, and the collections it is in. */
export interface Company {
  readonly parts?: readonly FileRow[];
  readonly collectionIds?: readonly string[];
}

/** Presents an item to its owner, with its full recipe. */
export function toItem(row: ItemRow, { parts = [], collectionIds = [] }: Company, storage: Storage): LibraryItem {
  const { started_at: started, finished_at: finished } = row;
  const common = {
    id: row.id,
    title: row.title,
    edit: null,
    madeFrom: row.original_key ? row.made_from : null,
    madeInto: [],
    parts: parts.map((part) => toMedia(part, storage)),
    runId: row.run_id,
    madeIn: wholeOf(row),
    servedBy: row.served_by,
    cost: row.cost ?? itemCost({ price: row.price, count: row.asked }, row.position),
    seconds: started && finished ? (finished.getTime() - started.getTime()) / 1000 : null,
    favourite: row.favourite,
    collectionIds: [...collectionIds],
    createdAt: row.created_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
  // A step of a workflow has its own recipe; every other item has its run's.
  const recipe = row.recipe ?? row.run_recipe;
  const madeAs = row.made_as ?? row.run_kind;
  const made = { ...common, kind: row.kind, madeAs, recipe, words: null };
  if (isWords(row)) {
    const { excerpt, length } = row;
    const tool = madeAs === 'tool' ? (recipe as ToolRecipe).tool : null;
    return { ...made, image: null, media: null, words: { excerpt, length, whole: null, tool } } as LibraryText;
  }
  if (!isPicture(row)) return { ...made, image: null, media: toMedia(row, storage) } as LibraryMedia;
  const image = toImage(row, { recipe: recipe as PictureRecipe, servedBy: row.served_by }, storage);
  return { ...made, image, media: null, edit: editOf(row, madeAs, image, storage) } as LibraryPicture;
}

function wholeOf(row: ItemRow) {
  const { whole_id: id, whole_kind: kind, whole_title: title, whole_agent: agentId, whole_chain: chain } = row;
  return id !== null && kind !== null ? { id, kind, title: title ?? '', agentId, chain } : null;
}

const OPERATIONS: Readonly<Partial<Record<RunKind, EditRecord['operation']>>> = {
  edit: 'edit-image',
  cutout: 'remove-background',
};

/** The record of an edit; an enlargement has none. */
function editOf(row: ItemRow, madeAs: RunKind, { url, prompt }: GeneratedImage, storage: Storage): EditRecord | null {
  const operation = OPERATIONS[madeAs];
  if (!operation) return null;
  const { picture } = (row.recipe ?? row.run_recipe) as EditRecipe;
  const elsewhere = /^https?:/.test(picture) ? picture : null;
  const originalUrl = row.original_key ? storage.address(row.original_key) : elsewhere;
  return { id: row.id, originalUrl, editedUrl: url, prompt, operation };
}

/** File name of an item, saved as a content type. */
export function nameOf({ title, image, media }: LibraryItem, contentType: string): string {
  if (!image && !media) return fileName(title, null, wordsEnding(contentType), 'text');
  if (image) return downloadName({ ...image, content_type: contentType });
  return fileName(title, null, media.url.replace(/\?.*/, '').split('.').at(-1) ?? 'bin');
}
