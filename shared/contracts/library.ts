import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { GeneratedImage } from './generated-image';
import { GeneratedMedia } from './generated-media';
import type { RunKind } from './kinds';
import { SERVED_BY } from './providers';
import { type Recipes, RUN_KINDS } from './runs';

export const LIBRARY_PAGE_MAX = 200;
export const LIBRARY_PAGE_DEFAULT = 100;
/** Most items of one bulk call; larger selections are sent in parts. */
export const SELECTION_MAX = 500;
/** Lifetime of a zip's URL, in minutes. */
export const ARCHIVE_LIFE_MINUTES = 15;
/** Default quality of a JPEG or WebP download. */
export const DOWNLOAD_QUALITY_DEFAULT = 90;
/** Days during which a deleted item can be restored before its bytes are removed. */
export const KEPT_AFTER_DELETE_DAYS = 30;
export const DOWNLOAD_FORMATS = ['png', 'jpeg', 'webp'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

/**
 * Kinds of items that are words: what tools wrote and prompts that were found, transcripts, answers of models, and what
 * the steps of a workflow, a template or an agent gave.
 */
const WORDS_KINDS = ['text', 'transcript', 'answer', 'workflow'] as const;
export type WordsKind = (typeof WORDS_KINDS)[number];
/** Kinds of library items, by their content. */
const LIBRARY_KINDS = ['image', 'video', 'audio', ...WORDS_KINDS] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];
/** What the list is filtered by: the kinds of content, and `upload` for those pictures that were uploaded. */
export const LIBRARY_FILTERS = [...LIBRARY_KINDS, 'upload'] as const;
export type LibraryFilter = (typeof LIBRARY_FILTERS)[number];
/** Most bytes of photos that a user's library keeps, those in the bin included. */
export const PHOTO_BYTES_MAX = 2_000_000_000;
/** Files of words: as they are written in Markdown, as plain text, and of a transcript as captions. */
const WORDS_FORMATS = ['txt', 'md', 'srt', 'vtt'] as const;
export type WordsFormat = (typeof WORDS_FORMATS)[number];

/** The formats that words of a kind can be downloaded in, the usual one first. */
export function wordsFormats(kind: WordsKind): readonly WordsFormat[] {
  if (kind === 'transcript') return ['txt', 'srt', 'vtt'];
  return kind === 'text' ? ['txt', 'md'] : ['md', 'txt'];
}

/** What an item says. */
export const LibraryWords = z.object({
  /** How it begins. */
  excerpt: z.string(),
  /** In characters. */
  length: z.number(),
  /** All of it, of one item alone; null in lists. */
  whole: z.nullable(z.string()),
  /** Id of the tool that wrote it; null for any other source. */
  tool: z.nullable(z.string()),
});
export type LibraryWords = z.infer<typeof LibraryWords>;

/** What an edit recorded. */
export const EditRecord = z.object({
  id: z.string(),
  /** Signed URL of the picture it began with; null when that is gone. */
  originalUrl: z.nullable(z.string()),
  editedUrl: z.string(),
  prompt: z.string(),
  operation: z.enum(['edit-image', 'remove-background']),
});
export type EditRecord = z.infer<typeof EditRecord>;

/** A run of several steps, with what names it and its page. */
export const WholeRun = z.object({
  id: z.string(),
  kind: z.enum(['workflow', 'steps']),
  title: z.string(),
  /** The agent that it is a run of; null for any other. */
  agentId: z.nullable(z.string()),
  /** The chain of tools that it carries out, such as `video-page`. */
  chain: z.optional(z.nullable(z.string())),
});
export type WholeRun = z.infer<typeof WholeRun>;

const AnyItem = z.object({
  id: z.string(),
  kind: z.enum(LIBRARY_KINDS),
  title: z.string(),
  /** The picture, for pictures. */
  image: z.nullable(GeneratedImage),
  /** The clip or recording, for these. */
  media: z.nullable(GeneratedMedia),
  /** The words, for items that are words. */
  words: z.nullable(LibraryWords),
  /** The edit that made the picture; null for any other, and for an enlargement. */
  edit: z.nullable(EditRecord),
  /** Id of the picture it was made from, while that is there. */
  madeFrom: z.nullable(z.string()),
  /** Ids of the pictures made from it, newest first; of one item alone, in lists it is empty. */
  madeInto: z.array(z.string()),
  /** Accompanying files: stems, a score, subtitles. */
  parts: z.array(GeneratedMedia),
  runId: z.string(),
  /** The workflow, or the run of a template or an agent, that it was made in; null for what was made alone. */
  madeIn: z.nullable(WholeRun),
  /** The run's kind, which determines the type of the recipe. */
  madeAs: z.enum(RUN_KINDS),
  recipe: z.record(z.string(), z.any()),
  servedBy: z.enum(SERVED_BY),
  /** Whole credits of this one item. */
  cost: z.number(),
  /** Duration of its run in seconds; null when not measured. */
  seconds: z.nullable(z.number()),
  favourite: z.boolean(),
  collectionIds: z.array(z.string()),
  createdAt: z.string(),
  /** When it was deleted; null otherwise. */
  deletedAt: z.nullable(z.string()),
});
type Common = Omit<z.infer<typeof AnyItem>, 'kind' | 'image' | 'media' | 'words' | 'madeAs' | 'recipe'>;

/** Kinds of runs that are pictures: made, or uploaded. */
export type PictureKind = 'image' | 'edit' | 'cutout' | 'upscale' | 'upload';

/** A picture with everything needed to understand it and, unless it was uploaded, to make it again. */
export type LibraryPicture = Common & {
  kind: 'image';
  image: GeneratedImage;
  media: null;
  words: null;
} & { [K in PictureKind]: { madeAs: K; recipe: Recipes[K] } }[PictureKind];
/** A picture that was made from words. */
export type DrawnPicture = LibraryPicture & { madeAs: 'image' };
/** The same for a clip or a recording. */
export type LibraryMedia = Common & { kind: 'video' | 'audio'; image: null; media: GeneratedMedia; words: null } & {
    [K in RunKind]: { madeAs: K; recipe: Recipes[K] };
  }[RunKind];
/** The same for words. */
export type LibraryText = Common & { kind: WordsKind; image: null; media: null; words: LibraryWords } & {
    [K in RunKind]: { madeAs: K; recipe: Recipes[K] };
  }[RunKind];
/** A library item: `kind` is its content, `madeAs` determines its recipe. */
export type LibraryItem = LibraryPicture | LibraryMedia | LibraryText;
export const LibraryItem = AnyItem as unknown as z.ZodMiniType<LibraryItem, LibraryItem>;

const Flag = z.enum(['true', 'false'], 'Is either true or false.');
const ById = z.object({ id: z.string().check(z.maxLength(64)) });
/** Ids of items that a call is about. */
export const ItemIds = z
  .array(z.uuid('Is not an id of the library.'), 'Name the things by their ids.')
  .check(
    z.minLength(1, 'Choose at least one.'),
    z.maxLength(SELECTION_MAX, `At most ${SELECTION_MAX} things at a time.`),
  );
const Selection = z.object({ ids: ItemIds });

export const LibraryQuery = z.object({
  /** Words that all occur in the prompt, the title or the words themselves. */
  q: z.optional(z.string().check(z.maxLength(200, 'A search has at most 200 characters.'))),
  kind: z.optional(z.enum(LIBRARY_FILTERS, `The kind is one of ${LIBRARY_FILTERS.join(', ')}.`)),
  model: z.optional(z.string().check(z.maxLength(200))),
  ratio: z.optional(z.string().check(z.maxLength(10))),
  style: z.optional(z.string().check(z.maxLength(40))),
  /** Id of the brand profile the items were made for. */
  brand: z.optional(z.uuid('Is not an id of a brand profile.')),
  /** Id of a run: what it made, and what its steps made. */
  run: z.optional(z.uuid('Is not the id of a run.')),
  /** First and last moment, inclusive. */
  from: z.optional(z.iso.datetime('The first date is an ISO date and time.')),
  to: z.optional(z.iso.datetime('The last date is an ISO date and time.')),
  favourite: z.optional(Flag),
  collection: z.optional(z.uuid('Is not an id of a collection.')),
  /** `true` lists deleted items that can be restored. */
  deleted: z.optional(Flag),
  limit: z.optional(z.union([z.string(), z.number()])),
  /** `next` of the previous answer. */
  cursor: z.optional(z.string().check(z.maxLength(200))),
});
export type LibraryQuery = z.infer<typeof LibraryQuery>;

const base = { tag: 'Library', auth: 'session' } as const;
const read = { ...base, rateLimit: 'read', idempotency: 'safe' } as const;
const change = { ...base, rateLimit: 'write', idempotency: 'natural' } as const;

export const listLibrary = defineCall({
  ...read,
  id: 'listLibrary',
  method: 'GET',
  path: '/api/library',
  summary: 'Everything the user made, newest first',
  query: LibraryQuery,
  response: z.object({
    items: z.array(LibraryItem),
    /** Cursor of the next page; null at the end. */
    next: z.nullable(z.string()),
    /** Number of all items that match the filters. */
    total: z.number(),
  }),
  failure: 'Failed to load your library',
});
export const libraryFacets = defineCall({
  ...read,
  id: 'libraryFacets',
  method: 'GET',
  path: '/api/library/facets',
  summary: 'What there is to filter by',
  response: z.object({
    total: z.number(),
    favourites: z.number(),
    deleted: z.number(),
    kinds: z.array(z.object({ id: z.string(), count: z.number() })),
    models: z.array(z.object({ id: z.string(), count: z.number() })),
    ratios: z.array(z.object({ id: z.string(), count: z.number() })),
    styles: z.array(z.object({ id: z.string(), count: z.number() })),
    brands: z.array(z.object({ id: z.string(), name: z.string(), count: z.number() })),
  }),
  failure: 'Failed to load your library',
});
export const libraryItem = defineCall({
  ...read,
  id: 'libraryItem',
  method: 'GET',
  path: '/api/library/items/{id}',
  summary: 'One made thing, its address signed anew',
  params: ById,
  response: z.object({ item: LibraryItem }),
  failure: 'Failed to load the picture',
});
/** Asked again for the same upload, it answers the same item. */
export const addPhoto = defineCall({
  ...change,
  id: 'addPhoto',
  method: 'POST',
  path: '/api/library/photos',
  summary: 'Put an uploaded picture into the library',
  body: z.object({
    /** Of an upload for `source-image`. */
    uploadId: z.uuid('Name the upload by its id.'),
  }),
  response: z.object({
    item: LibraryItem,
    /** What the user should know, such as that only the first frame of an animation was kept. */
    notes: z.array(z.string()),
  }),
  failure: 'Could not add the photo',
});
/** Answers the bytes: as stored, or a picture encoded in the requested format. */
export const downloadItem = defineCall({
  ...read,
  id: 'downloadItem',
  method: 'GET',
  path: '/api/library/items/{id}/download',
  summary: 'A made thing as a file; a picture as PNG, JPEG or WebP, words as text, Markdown or captions',
  params: ById,
  query: z.object({
    format: z.optional(
      z.enum(
        [...DOWNLOAD_FORMATS, ...WORDS_FORMATS],
        'The format is png, jpeg or webp; for words txt or md, and for a transcript srt or vtt.',
      ),
    ),
    /** 1 to 100, {@link DOWNLOAD_QUALITY_DEFAULT} by default; ignored for PNG. */
    quality: z.optional(z.union([z.string(), z.number()])),
  }),
  response: z.any(),
  failure: 'The download failed',
});
export const favouriteItems = defineCall({
  ...change,
  id: 'favouriteItems',
  method: 'POST',
  path: '/api/library/favourite',
  summary: 'Mark things as favourites, or no longer',
  body: z.object({ ids: ItemIds, favourite: z.boolean('Favourite is true or false.') }),
  response: z.object({ changed: z.number() }),
  failure: 'Could not change the favourites',
});
export const deleteItems = defineCall({
  ...change,
  id: 'deleteItems',
  method: 'POST',
  path: '/api/library/delete',
  summary: `Delete things; they can be taken back for ${KEPT_AFTER_DELETE_DAYS} days`,
  body: Selection,
  response: z.object({ deleted: z.number() }),
  failure: 'Could not delete',
});
export const restoreItems = defineCall({
  ...change,
  id: 'restoreItems',
  method: 'POST',
  path: '/api/library/restore',
  summary: 'Take deleted things back',
  body: Selection,
  response: z.object({ restored: z.number() }),
  failure: 'Could not take it back',
});
export const archiveItems = defineCall({
  ...change,
  id: 'archiveItems',
  method: 'POST',
  path: '/api/library/archive',
  summary: 'An address that streams the chosen things as one zip',
  body: z.object({
    ids: ItemIds,
    /** The stored format by default. */
    format: z.optional(z.enum(DOWNLOAD_FORMATS, 'The format is png, jpeg or webp.')),
  }),
  response: z.object({ url: z.string(), count: z.number() }),
  failure: 'The download failed',
});
/** Answers the zip: the pictures, `recipes.json` with how each was made, and a note on missing ones. */
export const downloadArchive = defineCall({
  ...read,
  auth: 'public',
  id: 'downloadArchive',
  method: 'GET',
  path: '/api/library/archives/{token}',
  summary: 'The zip behind an address of archiveItems',
  params: z.object({ token: z.string().check(z.maxLength(64)) }),
  response: z.any(),
  failure: 'The download failed',
});
