import type { BrandProfile } from '@flint/shared/contracts/brands';
import { getHref } from '@flint/shared/contracts/routes';
import { Card } from '@flint/shared/ui/card';
import { formatMoment } from '@flint/shared/ui/format-time';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from '../brand.module.css';
import { BrandMark } from '../brand-mark';
import { Swatches } from '../swatches';

interface BrandCardProps {
  brand: BrandProfile;
  /** Buttons in its corner. */
  tools?: ReactNode;
  foot?: ReactNode;
}

/** A profile in the list; its name links to it. */
export function BrandCard({ brand, tools, foot }: BrandCardProps) {
  const { id, name, logoUrl, primaryColor, palette, tone, description, updatedAt, archivedAt } = brand;
  const said = description || tone;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.cardHead}>
        <BrandMark name={name} logoUrl={logoUrl} colour={primaryColor} />
        <h2 className={clsx(text.h, styles.name)}>
          <Link to={getHref('brandProfile', { id })}>{name}</Link>
        </h2>
        {tools}
      </div>
      {said && <p className={clsx(text.small, text.soft, styles.said)}>{said}</p>}
      <div className={styles.cardFoot}>
        <Swatches colours={palette.length > 0 ? palette : primaryColor ? [primaryColor] : []} />
        <span className={clsx(text.tiny, text.faint)}>
          {archivedAt ? `Archived ${formatMoment(archivedAt)}` : `Changed ${formatMoment(updatedAt)}`}
        </span>
      </div>
      {foot && <div className={styles.acts}>{foot}</div>}
    </Card>
  );
}
