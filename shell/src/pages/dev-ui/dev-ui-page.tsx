import { Page, PageHead } from '@flint/shared/ui/page';
import { ToastRegion } from '@flint/shared/ui/toast';
import { useSearchParams } from 'react-router-dom';
import styles from './dev-ui-page.module.css';
import { GROUPS } from './groups';
import { Index } from './index-list';
import { SheetView } from './sheet-view';

/**
 * The component gallery: every component of the kit, in every state, in both themes. Development only.
 * `?group=fields` shows that group alone.
 */
export default function DevUiPage() {
  const [query] = useSearchParams();
  const only = query.get('group');
  const groups = only === null ? GROUPS : GROUPS.filter(({ id }) => id === only);
  return (
    <ToastRegion>
      <Page width="wide" className={styles.page}>
        <PageHead
          title="Components"
          lead="Every component of shared/ui in every state, light beside dark. Move the pointer over them and tab through them for hover and focus."
        />
        <div className={styles.columns}>
          <Index groups={groups} />
          <div className={styles.groups}>
            {groups.map((group) => (
              <section key={group.id} className={styles.group} aria-labelledby={group.id}>
                <h2 id={group.id} className={styles.title}>
                  {group.title}
                </h2>
                {group.sheets.map((sheet) => (
                  <SheetView key={sheet.file} sheet={sheet} />
                ))}
              </section>
            ))}
          </div>
        </div>
      </Page>
    </ToastRegion>
  );
}
