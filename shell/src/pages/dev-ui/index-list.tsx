import styles from './index-list.module.css';
import { anchorOf, type Group, titleOf } from './specimen';

/** Table of contents: links to each component. */
export function Index({ groups }: { groups: readonly Group[] }) {
  return (
    <nav aria-label="Components" className={styles.index}>
      {groups.map((group) => (
        <div key={group.id} className={styles.group}>
          <a className={styles.title} href={`#${group.id}`}>
            {group.title}
          </a>
          <ul>
            {group.sheets.map((sheet) => (
              <li key={sheet.file}>
                <a className={styles.link} href={`#${anchorOf(sheet)}`}>
                  {titleOf(sheet)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
