import { FLUX_DEV } from '@flint/shared/contracts/models';
import {
  cutoutItem,
  editItem,
  imageItem,
  type LineItem,
  shownPrice,
  upscaleItem,
} from '@flint/shared/contracts/prices/line-items';
import { UPSCALE_FACTORS } from '@flint/shared/contracts/recipes/editing';
import { getHref } from '@flint/shared/contracts/routes';
import { DEFAULT_VARIATIONS } from '@flint/shared/contracts/variations';
import { pictureTools } from '@flint/shared/orders/picture-tools';
import { creditsAtom, fetchCosts } from '@flint/shared/state/credits';
import { IconButton } from '@flint/shared/ui/icon-button';
import { Menu, type MenuItem } from '@flint/shared/ui/menu';
import { useAtomValue, useStore } from 'jotai';
import { Clapperboard, Images, ImageUpscale, type LucideIcon, Scissors, WandSparkles } from 'lucide-react';
import { useEffect } from 'react';

export interface PictureMenuProps {
  /** Id of a picture in the library. */
  id: string;
  /** What the picture is called in the button's name, such as `picture 2`. */
  name: string;
}

/** A way to make something of a picture, priced by its cheapest form. */
interface Way {
  /** As `do` of the library's address. */
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly item: LineItem;
}

const [SMALLEST] = UPSCALE_FACTORS;
const WAYS: readonly Way[] = [
  {
    id: 'vary',
    label: `Make ${DEFAULT_VARIATIONS} variations`,
    icon: Images,
    item: imageItem({ model: FLUX_DEV, count: DEFAULT_VARIATIONS }),
  },
  { id: 'edit', label: 'Edit', icon: WandSparkles, item: editItem() },
  { id: 'upscale', label: `Upscale ${SMALLEST}×`, icon: ImageUpscale, item: upscaleItem({ factor: SMALLEST }) },
  { id: 'cutout', label: 'Cut out', icon: Scissors, item: cutoutItem() },
];

/** What can be made of a picture and what it costs. Each row leads to where it is ordered: nothing is bought here. */
export default function PictureMenu({ id, name }: PictureMenuProps) {
  const store = useStore();
  const { costs } = useAtomValue(creditsAtom);
  useEffect(() => {
    if (store.get(creditsAtom).costs === null) void fetchCosts(store);
  }, [store]);
  const items = WAYS.map(({ id: way, label, icon, item }): MenuItem => {
    const price = shownPrice(costs, item);
    const href = getHref('library', { item: id, do: way });
    return { key: way, label, icon, href, ...(price !== undefined && { price }) };
  });
  const animate = {
    key: 'animate',
    label: 'Animate',
    icon: Clapperboard,
    href: getHref('imageToVideo', { picture: id }),
  };
  return (
    <Menu
      trigger={<IconButton size="sm" variant="line" icon={WandSparkles} label={`Make something of ${name}`} />}
      items={[...items, animate, ...pictureTools(id)]}
    />
  );
}
