import styles from './sought.module.css';

interface SoughtTextProps {
  text: string;
  /** The search text in lower case; empty for none. */
  wanted: string;
}

/** A text with the first match of the search highlighted. */
export function SoughtText({ text, wanted }: SoughtTextProps) {
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  if (at < 0) return <>{text}</>;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.sought}>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
