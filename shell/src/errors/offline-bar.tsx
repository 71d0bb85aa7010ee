import { initializeSession } from '@flint/shared/state/session';
import { Button } from '@flint/shared/ui/button';
import { useStore } from 'jotai';
import { useConnection } from './connection';
import styles from './offline-bar.module.css';

/** A bar while the server cannot be reached. Never replaces the page. */
export function OfflineBar() {
  const store = useStore();
  const { connection, forgive } = useConnection();
  const retry = () => {
    forgive();
    void initializeSession(store);
  };
  return (
    <div role="status">
      {connection !== 'online' && (
        <div className={styles.bar}>
          <p>
            {connection === 'offline'
              ? 'You are offline. What is on this page stays; what needs Flint waits.'
              : 'Flint cannot be reached. What is on this page stays.'}
          </p>
          {connection === 'unreachable' && (
            <Button size="sm" variant="line" onClick={retry}>
              Retry
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
