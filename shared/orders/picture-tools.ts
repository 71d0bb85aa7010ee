import { getHref } from '@flint/shared/contracts/routes';
import type { MenuItem } from '@flint/shared/ui/menu';
import { ArrowRight } from 'lucide-react';

/** The tools that take a picture of the library, as rows of a menu: each opens with the picture in its form. */
export function pictureTools(id: string): readonly MenuItem[] {
  const thumbnail = { platform: 'youtube', tool: 'thumbnail-generator', picture: id };
  return [
    {
      key: 'thumbnail',
      label: 'Use in thumbnail generator',
      icon: ArrowRight,
      href: getHref('platformTool', thumbnail),
    },
    {
      key: 'prompt',
      label: 'Use in content reverse engineer',
      icon: ArrowRight,
      href: getHref('contentReverseEngineer', { picture: id }),
    },
  ];
}
