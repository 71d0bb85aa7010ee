import { Page, type PageProps } from '@flint/shared/ui/page';
import { useWholeTitle } from '../catalogue/use-title';
import styles from './public.module.css';

interface PublicPageProps extends Pick<PageProps, 'children' | 'width'> {
  /** Document title. */
  title: string;
}

/** A page in the public frame, which has no padding of its own. */
export function PublicPage({ title, ...page }: PublicPageProps) {
  useWholeTitle(title);
  return (
    <div className={styles.page}>
      <Page {...page} />
    </div>
  );
}
