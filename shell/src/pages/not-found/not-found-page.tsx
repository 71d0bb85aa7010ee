import { NOT_FOUND } from '@flint/shared/contracts/not-found';
import { getHref } from '@flint/shared/contracts/routes';
import { viewerAtom } from '@flint/shared/state/boot';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { StoneArt } from '@flint/shared/ui/stone-art';
import text from '@flint/shared/ui/text.module.css';
import { useAtomValue } from 'jotai';
import styles from './not-found-page.module.css';

/** Shown for every unknown path. */
export default function NotFoundPage() {
  const viewer = useAtomValue(viewerAtom);
  return (
    <div className={styles.page}>
      <StoneArt dashed />
      <h1 className={text.d3}>{NOT_FOUND.title}</h1>
      <p className={text.lead}>{NOT_FOUND.lead}</p>
      <div className={styles.ways}>
        {viewer ? (
          <ButtonLink href={getHref('dashboard')} variant="ink">
            Open the studio
          </ButtonLink>
        ) : (
          <ButtonLink href={getHref('home')} variant="ink">
            Go to the home page
          </ButtonLink>
        )}
        <ButtonLink href={getHref('generator')} variant="line">
          Make a picture
        </ButtonLink>
      </div>
    </div>
  );
}
