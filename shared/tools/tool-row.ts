/** Where a tool's results are published. The order is that of the pages. */
export const PLATFORMS = ['youtube', 'x', 'instagram', 'tiktok', 'facebook', 'google'] as const;
export type Platform = (typeof PLATFORMS)[number];

/**
 * How a result is shown. `options`: candidates of which one is chosen; `parts`: named sections; `table`: rows that are
 * compared; `calendar`: items with a day; `thread`: posts in order; `timeline`: items with a time; `json-ld`: markup to
 * paste; `transcript`: timed text; `images`: pictures.
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

/** What lists, menus and hubs know of a tool. The rest is its definition, which is loaded when it is opened. */
export interface ToolRow {
  readonly title: string;
  /** One sentence: what it gives you. */
  readonly summary: string;
  /** The name of a lucide icon. */
  readonly icon: string;
  /** Who does the work, and so what it is priced by. */
  readonly capability: 'chat' | 'image' | 'transcript';
  readonly view: ResultView;
  /** The specification's short name of its page inside the app: `/platform-tools/youtube/title` beside the long path. */
  readonly alias?: string;
  /** A call of its own the specification gives it, beside `POST /api/tools/{id}/run`. */
  readonly call?: `/api/${string}`;
  /** Ids of tools that go before, after or beside it. */
  readonly related: readonly `${Platform}/${string}`[];
}
