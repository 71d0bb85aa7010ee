import styles from './sought.module.css';

interface SoughtTextProps {
  text: string;
  /** What is sought, in small letters; empty for nothing. */
  wanted: string;
}

/** A text with the first place of the sought words marked. */
export function SoughtText({ text, wanted }: SoughtTextProps) {
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  if (at < 0) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.sought}>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
