import { getHref, type PageId } from '@flint/shared/contracts/routes';
import { Logo } from '@flint/shared/ui/logo';
import { Link } from 'react-router-dom';
import styles from './public-footer.module.css';

type Column = readonly [title: string, ...links: (readonly [page: PageId | `/${string}`, label: string])[]];

const COLUMNS: readonly Column[] = [
  [
    'Make',
    ['generator', 'Image generator'],
    ['contentReverseEngineer', 'Content reverse engineer'],
    ['tools', 'Platform tools'],
    ['toolsLibrary', 'Tools from A to Z'],
    ['agents', 'Agents'],
  ],
  ['Account', ['signin', 'Sign in'], ['signup', 'Create an account']],
  [
    'Help',
    ['/docs', 'Documentation'],
    ['/guides', 'Guides'],
    ['/support', 'Support'],
    ['/contact', 'Contact'],
    ['/changelog', 'Changelog'],
  ],
  [
    'Company',
    ['pricing', 'Pricing'],
    ['/community', 'Community'],
    ['/careers', 'Careers'],
    ['/affiliate-program', 'Affiliate program'],
    ['privacy', 'Privacy'],
    ['terms', 'Terms of service'],
  ],
];

/** Footer of public pages: the product in one line, and links to every public page. */
export default function PublicFooter() {
  return (
    <footer className={styles.foot}>
      <div className={styles.grid}>
        <div className={styles.about}>
          <Logo />
          <p>A studio for content creators. The price is on every button.</p>
        </div>
        {COLUMNS.map(([title, ...links]) => (
          <div key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {links.map(([page, label]) => (
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
