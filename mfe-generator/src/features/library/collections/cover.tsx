import { useState } from 'react';
import styles from './collections.module.css';

/** The newest picture of a collection as a thumbnail, or a placeholder. */
export function Cover({ url }: { url: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (url === null || failed === url) return <span className={styles.cover} />;
  return <img className={styles.cover} src={url} alt="" width={20} height={20} onError={() => setFailed(url)} />;
}
