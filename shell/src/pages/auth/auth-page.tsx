import { getHref } from '@flint/shared/contracts/routes';
import { Logo } from '@flint/shared/ui/logo';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './auth-page.module.css';
import { AuthPicture } from './auth-picture';

interface AuthPageProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** Small print at the bottom. */
  foot?: ReactNode;
}

/** Layout of the four account pages: the form on the left, one picture on the right. */
export function AuthPage({ title, lead, children, foot }: AuthPageProps) {
  return (
    <div className={styles.auth}>
      <section className={styles.page} aria-labelledby="title">
        <Link to={getHref('home')} className={styles.home}>
          <Logo />
        </Link>
        <div className={styles.body}>
          <div className={styles.head}>
            <h1 id="title" className={text.d3}>
              {title}
            </h1>
            {lead && <p className={text.soft}>{lead}</p>}
          </div>
          {children}
        </div>
        {foot && <p className={clsx(text.tiny, text.faint)}>{foot}</p>}
      </section>
      <AuthPicture />
    </div>
  );
}
