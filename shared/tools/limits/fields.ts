/** One chapter of a video. */
export interface Chapter {
  /** Seconds from the start of the video. */
  readonly start: number;
  readonly title: string;
  /** Where the last one ends, when the length of the video is known. */
  readonly end?: number;
}

/** What is known of a picture to be uploaded. */
export interface Picture {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** The values that fields hold, by their shape. */
export interface Shapes {
  text: string;
  list: readonly string[];
  chapters: readonly Chapter[];
  picture: Picture;
}

interface Field {
  /** As the platform calls it, to begin a sentence with. */
  readonly label: string;
  readonly shape: keyof Shapes;
  /** What one entry of a list is called. */
  readonly entry?: string;
  /** The field whose rules hold for every entry of a list too. */
  readonly each?: string;
}

/**
 * THE table of what platforms have rules for; its ids are `platform.field`. The rules of a field are those of the book
 * whose ids begin with its own.
 */
export const FIELDS = {
  'youtube.title': { label: 'Title', shape: 'text' },
  'youtube.titles': { label: 'Titles to compare', shape: 'list', entry: 'title', each: 'youtube.title' },
  'youtube.description': { label: 'Description', shape: 'text' },
  'youtube.tags': { label: 'Tags', shape: 'list', entry: 'tag' },
  'youtube.chapters': { label: 'Chapters', shape: 'chapters', entry: 'chapter' },
  'youtube.thumbnail': { label: 'Thumbnail', shape: 'picture' },
  'youtube.thumbnails': { label: 'Thumbnails to compare', shape: 'list', entry: 'thumbnail' },
  'youtube.channel-name': { label: 'Name of the channel', shape: 'text' },
  'youtube.handle': { label: 'Handle', shape: 'text' },
  'x.post': { label: 'Post', shape: 'text' },
  'x.long-post': { label: 'Long post', shape: 'text' },
  'x.thread': { label: 'Thread', shape: 'list', entry: 'post', each: 'x.post' },
  'x.poll': { label: 'Poll', shape: 'list', entry: 'choice', each: 'x.poll-choice' },
  'x.poll-choice': { label: 'Choice', shape: 'text' },
  'instagram.caption': { label: 'Caption', shape: 'text' },
  'instagram.bio': { label: 'Bio', shape: 'text' },
  'instagram.name': { label: 'Name', shape: 'text' },
  'instagram.username': { label: 'Username', shape: 'text' },
  'instagram.hashtags': { label: 'Hashtags', shape: 'list', entry: 'hashtag' },
  'instagram.carousel': { label: 'Carousel', shape: 'list', entry: 'slide' },
  'tiktok.caption': { label: 'Caption', shape: 'text' },
  'tiktok.hashtags': { label: 'Hashtags', shape: 'list', entry: 'hashtag' },
  'tiktok.photo-title': { label: 'Title of the photos', shape: 'text' },
  'tiktok.photo-description': { label: 'Description of the photos', shape: 'text' },
  'tiktok.photos': { label: 'Photos', shape: 'list', entry: 'photo' },
  'tiktok.username': { label: 'Username', shape: 'text' },
  'facebook.ad-text': { label: 'Primary text', shape: 'text' },
  'facebook.ad-headline': { label: 'Headline', shape: 'text' },
  'facebook.ad-description': { label: 'Description', shape: 'text' },
  'google.title': { label: 'Title', shape: 'text' },
  'google.description': { label: 'Meta description', shape: 'text' },
  'google.faq': { label: 'Questions and answers', shape: 'list', entry: 'question' },
  'google.article': { label: 'Article', shape: 'text' },
  'eu.generated': { label: 'Generated media', shape: 'text' },
} as const satisfies Record<string, Field>;

export type FieldId = keyof typeof FIELDS;

/** What a field holds. */
export type FieldValue<F extends FieldId> = Shapes[(typeof FIELDS)[F]['shape']];

/** A field with what it holds, whichever it is: a part of a saved result. */
export type FieldPart = {
  [F in FieldId]: {
    readonly field: F;
    readonly value: FieldValue<F>;
    /** Where there are several of it: which one, from 0. */
    readonly at?: number;
  };
}[FieldId];

/** Any value that rules are held against. */
export type Value = Shapes[keyof Shapes];

/** The row of a field, whichever it is. */
export const fieldOf = (field: FieldId): Field => FIELDS[field];

export const isField = (id: string): id is FieldId => Object.hasOwn(FIELDS, id);
