import type { KindWith } from '@flint/shared/contracts/kinds';
import type { LibraryPicture } from '@flint/shared/contracts/library';
import { getHref } from '@flint/shared/contracts/routes';
import { pictureTools } from '@flint/shared/orders/picture-tools';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Icon } from '@flint/shared/ui/icon';
import { Menu } from '@flint/shared/ui/menu';
import text from '@flint/shared/ui/text.module.css';
import { Toolbar } from '@flint/shared/ui/toolbar';
import { Clapperboard, ImageUpscale, type LucideIcon, Scissors, WandSparkles, Wrench } from 'lucide-react';
import { type ComponentType, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from '../details/details.module.css';
import CutoutPanel from './cutout-panel';
import EditPanel from './edit-panel';
import own from './follow-up.module.css';
import UpscalePanel from './upscale-panel';

interface FollowUpsProps {
  item: LibraryPicture;
  /** Called when a new picture is in the library. */
  onMade: () => void;
}

interface Way {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly panel: ComponentType<FollowUpsProps>;
}

/** The panel of each kind that is ordered from a picture here. */
const WAYS: Readonly<Record<KindWith<{ page: 'library'; work: 'provider' }>, Way>> = {
  edit: { label: 'Edit', icon: WandSparkles, panel: EditPanel },
  upscale: { label: 'Upscale', icon: ImageUpscale, panel: UpscalePanel },
  cutout: { label: 'Cut out', icon: Scissors, panel: CutoutPanel },
};

const isWay = (id: string): id is keyof typeof WAYS => Object.hasOwn(WAYS, id);

/** What can be made from this picture. An address may open one way (`?do=edit`). */
export function FollowUps({ item, onMade }: FollowUpsProps) {
  const [query] = useSearchParams();
  const title = useId();
  const [open, setOpen] = useState(query.get('do') ?? '');
  const Panel = isWay(open) ? WAYS[open].panel : undefined;
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h3 id={title} className={text.small}>
        <strong>Make something of it</strong>
      </h3>
      <Toolbar label="What to make of it" className={own.ways}>
        {Object.entries(WAYS).map(([id, { label, icon }]) => (
          <Button key={id} size="sm" aria-expanded={open === id} onClick={() => setOpen(open === id ? '' : id)}>
            <Icon of={icon} small />
            {label}
          </Button>
        ))}
        <ButtonLink size="sm" href={getHref('imageToVideo', { picture: item.id })}>
          <Icon of={Clapperboard} small />
          Animate
        </ButtonLink>
        <Menu
          align="start"
          items={pictureTools(item.id)}
          trigger={
            <Button size="sm">
              <Icon of={Wrench} small />
              Use in a tool
            </Button>
          }
        />
      </Toolbar>
      {Panel && <Panel item={item} onMade={onMade} />}
    </section>
  );
}
