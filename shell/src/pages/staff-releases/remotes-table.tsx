import type { RemoteSteering } from '@flint/shared/contracts/releases';
import { RemoteRow } from './remote-row';
import styles from './remotes-table.module.css';

const COLUMNS = ['Remote', 'Stable', 'Candidate', 'Rollout', 'Failures, stable', 'Failures, candidate', 'Health', 'On'];

interface RemotesTableProps {
  remotes: readonly RemoteSteering[];
  /** The remote whose details are shown. */
  chosen: string | undefined;
  hrefOf: (remote: string) => string;
}

/** All remotes of an environment: a table, on phones one card each. */
export function RemotesTable({ remotes, chosen, hrefOf }: RemotesTableProps) {
  return (
    <div className={styles.place}>
      <table className={styles.table} aria-label="Remotes">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">
              <span className="sr">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {remotes.map((steering) => (
            <RemoteRow
              key={steering.remote}
              steering={steering}
              chosen={steering.remote === chosen}
              href={hrefOf(steering.remote)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
