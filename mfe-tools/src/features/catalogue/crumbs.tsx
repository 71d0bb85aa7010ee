import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import styles from './catalogue.module.css';

/** Breadcrumbs above a page's title. */
export function Crumbs({ ways }: { ways: readonly { label: string; href: string }[] }) {
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      {ways.map(({ label, href }, at) => (
        <Fragment key={href}>
          {at > 0 && <span aria-hidden="true">/</span>}
          <Link to={href}>{label}</Link>
        </Fragment>
      ))}
    </nav>
  );
}
