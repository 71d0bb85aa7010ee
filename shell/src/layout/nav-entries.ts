import type { PageId } from '@flint/shared/contracts/routes';
import { AudioLines, Clapperboard, Coins, House, Image, Library, type LucideIcon, Music } from 'lucide-react';

export interface NavEntry {
  label: string;
  icon: LucideIcon;
  /** Where it leads, and the pages on which it is the current one. */
  pages: readonly [PageId, ...PageId[]];
}

/** The main navigation: an entry for each place that exists. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { label: 'Home', icon: House, pages: ['dashboard'] },
  { label: 'Generator', icon: Image, pages: ['generator'] },
  { label: 'Video', icon: Clapperboard, pages: ['imageToVideo', 'falGenerator'] },
  { label: 'Music', icon: Music, pages: ['musicGenerator'] },
  { label: 'Playground', icon: AudioLines, pages: ['playground'] },
  { label: 'Library', icon: Library, pages: ['library'] },
  { label: 'Credits', icon: Coins, pages: ['credits', 'dashboardCredits'] },
];
