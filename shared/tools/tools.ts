import { FACEBOOK_TOOLS } from './facebook/rows';
import { GOOGLE_TOOLS } from './google/rows';
import { INSTAGRAM_TOOLS } from './instagram/rows';
import { TIKTOK_TOOLS } from './tiktok/rows';
import { PLATFORMS, type Platform, type ToolRow } from './tool-row';
import { X_TOOLS } from './x/rows';
import { YOUTUBE_TOOLS } from './youtube/rows';

const ROWS = {
  ...YOUTUBE_TOOLS,
  ...X_TOOLS,
  ...INSTAGRAM_TOOLS,
  ...TIKTOK_TOOLS,
  ...FACEBOOK_TOOLS,
  ...GOOGLE_TOOLS,
};

/** Platform and name, such as `youtube/title-generator`: the end of its paths. */
export type ToolId = keyof typeof ROWS;

/** A tool's row with its id. */
export interface Tool extends ToolRow {
  readonly id: ToolId;
  readonly platform: Platform;
  /** The last segment of its paths. */
  readonly slug: string;
  readonly related: readonly ToolId[];
}

const toTool = ([id, row]: [string, ToolRow]): Tool => {
  const [platform, slug] = id.split('/') as [Platform, string];
  return { ...row, id: id as ToolId, platform, slug, related: row.related as readonly ToolId[] };
};

/** All tools, in display order. */
export const TOOLS: readonly Tool[] = Object.entries(ROWS).map(toTool);

const BY_ID = new Map<string, Tool>(TOOLS.map((tool) => [tool.id, tool]));

/** The tool of an untrusted id; undefined without one. */
export function findTool(id: string): Tool | undefined {
  return BY_ID.get(id);
}

/** The tool of an id. */
export function toolOf(id: ToolId): Tool {
  return BY_ID.get(id) as Tool;
}

/** A platform's own page. */
export interface Hub {
  readonly label: string;
  /** One sentence about its tools. */
  readonly summary: string;
}

export const HUBS: Readonly<Record<Platform, Hub>> = {
  youtube: {
    label: 'YouTube',
    summary: 'Titles, thumbnails, descriptions, chapters and scripts, checked against what YouTube takes and shows.',
  },
  x: { label: 'X', summary: 'Threads, posts, replies, polls and plans, counted the way X counts.' },
  instagram: {
    label: 'Instagram',
    summary: 'Reels, carousels, stories, captions and bios, in the space a profile has.',
  },
  tiktok: { label: 'TikTok', summary: 'Hooks, beats, captions and plans for videos people watch to the end.' },
  facebook: { label: 'Facebook', summary: 'Ads, groups, live videos and events, from a brief to the words that run.' },
  google: { label: 'Google', summary: 'Articles, outlines and markup that say plainly what a page is about.' },
};

/** A platform's tools, in display order. */
export function toolsOf(platform: Platform): readonly Tool[] {
  return TOOLS.filter((tool) => tool.platform === platform);
}

/** The platform of an untrusted name; undefined without one. */
export function findPlatform(name: string): Platform | undefined {
  return PLATFORMS.find((platform) => platform === name);
}
