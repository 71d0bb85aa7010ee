import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  of: LucideIcon;
  /** 16 px beside small text instead of 20 px. */
  small?: boolean;
  className?: string | undefined;
}

/** A decorative lucide icon at the kit's sizes and stroke widths; the surrounding control carries the name. */
export function Icon({ of: Shape, small = false, className }: IconProps) {
  return <Shape size={small ? 16 : 20} strokeWidth={small ? 1.75 : 1.6} className={className} aria-hidden="true" />;
}
