import styles from './app-start-place.module.css';

/** Takes the place of the sidebar and the header while they load. */
export function AppStartPlace({ open }: { open: boolean }) {
  return (
    <>
      <div className={styles.side} data-open={open} />
      <div />
    </>
  );
}
