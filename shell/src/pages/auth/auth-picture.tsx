import { SHOWCASE } from '../home/showcase';
import { ShowcasePicture } from '../home/showcase-picture';
import styles from './auth-picture.module.css';

/** One picture beside the form, with the recipe it was made by; hidden on phones. */
export function AuthPicture() {
  const piece = SHOWCASE[3];
  if (!piece) return null;
  return (
    <div className={styles.side}>
      <ShowcasePicture piece={piece} className={styles.picture} sizes="50vw" />
      <p className={styles.tag}>
        {piece.prompt} · seed {piece.seed}
      </p>
    </div>
  );
}
