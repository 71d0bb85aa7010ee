import { type KindIcon as IconName, KINDS, type RunKind } from '@flint/shared/contracts/kinds';
import {
  AudioLines,
  Captions,
  Clapperboard,
  Image,
  ImageUpscale,
  type LucideIcon,
  MessageSquare,
  Music,
  ScanSearch,
  Scissors,
  Sparkles,
  WandSparkles,
  Workflow,
  Wrench,
} from 'lucide-react';
import { Icon } from './icon';

/** The icons that rows of kinds name. */
const ICONS: Readonly<Record<IconName, LucideIcon>> = {
  picture: Image,
  wand: WandSparkles,
  scissors: Scissors,
  enlarge: ImageUpscale,
  film: Clapperboard,
  sound: AudioLines,
  captions: Captions,
  music: Music,
  search: ScanSearch,
  message: MessageSquare,
  graph: Workflow,
  wrench: Wrench,
  sparkles: Sparkles,
};

/** The icon of a kind, for what draws icons itself, such as a menu. */
export function kindIcon(kind: RunKind): LucideIcon {
  return ICONS[KINDS[kind].icon];
}

/** The icon of a kind. */
export function KindIcon({ kind, small = false }: { kind: RunKind; small?: boolean }) {
  return <Icon of={kindIcon(kind)} small={small} />;
}
