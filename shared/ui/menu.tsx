import { Menu as Base } from '@base-ui/react/menu';
import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon';
import styles from './menu.module.css';
import popup from './popup.module.css';
import { Price } from './price';

export interface MenuItem {
  label: ReactNode;
  /** React key of the item. */
  key: string;
  icon?: LucideIcon;
  /** Credits that the action costs. */
  price?: number;
  /** Navigates to a page; otherwise `onSelect` runs. */
  href?: string;
  onSelect?: () => void;
  /** Removes or ends something. */
  destructive?: boolean;
  disabled?: boolean;
}

export interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  /** For a button in a bottom bar: opens upwards, and stays in place when the page scrolls. */
  floor?: boolean;
}

/** A menu of actions behind a button. */
export function Menu({ trigger, items, align = 'end', floor }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className={popup.layer}
          sideOffset={4}
          align={align}
          {...(floor && { side: 'top', positionMethod: 'fixed' })}
        >
          <Base.Popup className={popup.popup}>
            {items.map((item) => (
              <Row key={item.key} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Row({ item }: { item: MenuItem }) {
  const className = clsx(popup.item, item.destructive && styles.destructive);
  const content = (
    <>
      {item.icon && <Icon of={item.icon} small />}
      <span>
        {item.label}
        {item.price !== undefined && <Price credits={item.price} />}
      </span>
    </>
  );
  if (item.href !== undefined)
    return (
      <Base.LinkItem className={className} closeOnClick render={<Link to={item.href} />}>
        {content}
      </Base.LinkItem>
    );
  return (
    <Base.Item className={className} disabled={item.disabled} onClick={item.onSelect}>
      {content}
    </Base.Item>
  );
}
