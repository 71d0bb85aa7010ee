import type { Boot } from '@flint/shared/contracts/boot';
import type { RemotePage } from '@flint/shared/contracts/remote-page';
import type { PageId } from '@flint/shared/contracts/routes';
import {
  AudioLines,
  Clapperboard,
  Coins,
  House,
  Image,
  Layers,
  Library,
  type LucideIcon,
  MessageSquare,
  Music,
  SwatchBook,
  Workflow,
  Wrench,
} from 'lucide-react';

/** What a link of the navigation shows, and its pages: ids, or paths of pages that releases declare. */
export interface LinkedEntry {
  label: string;
  icon: LucideIcon;
  pages: readonly [PageId | `/${string}`, ...PageId[]];
}

export interface NavEntry extends LinkedEntry {
  /** The target page first, then further pages on which the entry is current. */
  pages: readonly [PageId, ...PageId[]];
  /** One of the five bottom tabs of narrow windows; the others are in the account menu there. */
  tab?: true;
}

/** The main navigation. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { label: 'Home', icon: House, pages: ['dashboard'], tab: true },
  { label: 'Generator', icon: Image, pages: ['generator'], tab: true },
  { label: 'Video', icon: Clapperboard, pages: ['imageToVideo', 'falGenerator'] },
  { label: 'Music', icon: Music, pages: ['musicGenerator'] },
  { label: 'Playground', icon: AudioLines, pages: ['playground'] },
  { label: 'Library', icon: Library, pages: ['library'], tab: true },
  { label: 'Tools', icon: Wrench, pages: ['platformTools', 'platformHub', 'platformTool'], tab: true },
  { label: 'Spark', icon: MessageSquare, pages: ['viewspark'], tab: true },
  {
    label: 'Templates',
    icon: Layers,
    pages: ['templates', 'template', 'createTemplate', 'buildTemplate', 'exampleTemplate'],
  },
  { label: 'Agents', icon: Workflow, pages: ['agents', 'agent', 'agentBuilder', 'agentEdit'] },
  { label: 'Brands', icon: SwatchBook, pages: ['brandProfiles', 'createBrandProfile', 'brandProfile'] },
  { label: 'Credits', icon: Coins, pages: ['credits', 'dashboardCredits'] },
];

/** Whether the plan's releases declare navigation entries that a role of the viewer opens. */
export function hasDeclaredLinks(boot: Boot | null, roles: readonly string[] = []): boolean {
  const opens = ({ navigation, guard }: RemotePage) =>
    navigation !== undefined && (guard.roles?.some((role) => roles.includes(role)) ?? true);
  return boot?.remotes.some(({ routes }) => routes?.some(opens)) ?? false;
}
