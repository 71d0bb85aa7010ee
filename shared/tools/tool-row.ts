/** Platforms of the tools, in display order. */
export const PLATFORMS = ['youtube', 'x', 'instagram', 'tiktok', 'facebook', 'google'] as const;
export type Platform = (typeof PLATFORMS)[number];

/**
 * Layout of a result. `options`: candidates of which one is chosen; `parts`: named sections; `table`: rows to compare;
 * `calendar`: items with a day; `thread`: posts in order; `timeline`: items with a time; `json-ld`: markup to paste;
 * `transcript`: timed text; `images`: pictures.
 */
export type ResultView =
  | 'options'
  | 'parts'
  | 'table'
  | 'calendar'
  | 'thread'
  | 'timeline'
  | 'json-ld'
  | 'transcript'
  | 'images';

/** Facts about a tool for lists, menus and hubs. Its definition is loaded when it is opened. */
export interface ToolRow {
  readonly title: string;
  /** One sentence about its result. */
  readonly summary: string;
  /** The name of a lucide icon. */
  readonly icon: string;
  /** The capability that does the work and determines the price. */
  readonly capability: 'chat' | 'image' | 'transcript';
  readonly view: ResultView;
  /** Short alternative path inside the app: `/platform-tools/youtube/title` beside the long path. */
  readonly alias?: string;
  /** A call of its own, beside `POST /api/tools/{id}/run`. */
  readonly call?: `/api/${string}`;
  /** Ids of related tools. */
  readonly related: readonly `${Platform}/${string}`[];
}
