import { Page, type PageProps } from '@flint/shared/ui/page';
import { useWholeTitle } from '../catalogue/use-title';
import styles from './public.module.css';

interface PublicPageProps extends Pick<PageProps, 'children' | 'width'> {
  /** What stands in the browser's tab. */
  title: string;
}

/** A page outside the app: it stands in the public frame, which gives it no room at its sides. */
export function PublicPage({ title, ...page }: PublicPageProps) {
  useWholeTitle(title);
  return (
    <div className={styles.page}>
      <Page {...page} />
    </div>
  );
}
