import { getHref, type PageId } from '@flint/shared/contracts/routes';
import { Logo } from '@flint/shared/ui/logo';
import { Link } from 'react-router-dom';
import styles from './public-footer.module.css';

const COLUMNS: readonly { title: string; links: readonly { page: PageId; label: string }[] }[] = [
  {
    title: 'Make',
    links: [
      { page: 'generator', label: 'Image generator' },
      { page: 'contentReverseEngineer', label: 'Content reverse engineer' },
      { page: 'tools', label: 'Platform tools' },
      { page: 'toolsLibrary', label: 'Tools from A to Z' },
    ],
  },
  {
    title: 'Account',
    links: [
      { page: 'signin', label: 'Sign in' },
      { page: 'signup', label: 'Create an account' },
    ],
  },
  {
    title: 'Company',
    links: [
      { page: 'privacy', label: 'Privacy' },
      { page: 'terms', label: 'Terms of service' },
    ],
  },
];

/** Footer of public pages: the product in one line, and links to every public page. */
export function PublicFooter() {
  return (
    <footer className={styles.foot}>
      <div className={styles.grid}>
        <div className={styles.about}>
          <Logo />
          <p>A studio for people who publish. One balance, and the price on every button.</p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <div key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {links.map(({ page, label }) => (
                <li key={page}>
                  <Link to={getHref(page)}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </footer>
  );
}
