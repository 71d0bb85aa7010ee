/** One chapter of a video. */
export interface Chapter {
  /** Seconds from the start of the video. */
  readonly start: number;
  readonly title: string;
  /** End of the last one, when the video's length is known. */
  readonly end?: number;
}

/** Facts about a picture to be uploaded. */
export interface Picture {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Value types of fields, by shape. */
export interface Shapes {
  text: string;
  list: readonly string[];
  chapters: readonly Chapter[];
  picture: Picture;
}

interface Field {
  /** The platform's own name, capitalised. */
  readonly label: string;
  readonly shape: keyof Shapes;
  /** Name of one entry of a list. */
  readonly entry?: string;
  /** The field whose rules apply to every entry of a list. */
  readonly each?: string;
}

/** All platform fields with rules; ids are `platform.field`. A field's rules are those whose ids start with its own. */
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

/** The value type of a field. */
export type FieldValue<F extends FieldId> = Shapes[(typeof FIELDS)[F]['shape']];

/** A part of a saved result: a field and its value. */
export type FieldPart = {
  [F in FieldId]: {
    readonly field: F;
    readonly value: FieldValue<F>;
    /** Index among several, from 0. */
    readonly at?: number;
  };
}[FieldId];

/** Any value that rules can check. */
export type Value = Shapes[keyof Shapes];

/** The row of a field. */
export const fieldOf = (field: FieldId): Field => FIELDS[field];

export const isField = (id: string): id is FieldId => Object.hasOwn(FIELDS, id);
