import { STARTER_CREDITS } from '@flint/shared/contracts/credits';
import { getHref } from '@flint/shared/contracts/routes';
import { ButtonLink } from '@flint/shared/ui/button-link';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { fromPrice } from './from-price';
import styles from './hero.module.css';
import section from './section.module.css';
import { SHOWCASE } from './showcase';
import { ShowcasePicture } from './showcase-picture';

/** Grid cell of each picture, and its displayed width. */
const CELLS = [
  { cell: styles.tall, sizes: '(max-width: 48rem) 50vw, 25vw' },
  { cell: styles.wide, sizes: '(max-width: 48rem) 100vw, 53vw' },
  { cell: styles.square, sizes: '(max-width: 48rem) 50vw, 31vw' },
  { cell: styles.upper, sizes: '(max-width: 48rem) 50vw, 23vw' },
  { cell: styles.small, sizes: '(max-width: 48rem) 50vw, 21vw' },
  { cell: styles.lower, sizes: '23vw' },
];

/** Headline, sign-up link and six pictures. */
export function Hero({ signedIn }: { signedIn: boolean }) {
  return (
    <section className={clsx(section.section, styles.hero)}>
      <div className={styles.text}>
        <h1 className={text.d5}>
          Strike one idea.
          <br />
          See it made.
        </h1>
        <div className={styles.side}>
          <p className={text.lead}>
            A studio for content creators: describe a picture, choose its style and shape, and read the price first:
            from {fromPrice()}.
          </p>
          <div className={styles.ways}>
            <ButtonLink href={getHref(signedIn ? 'dashboard' : 'signup')} variant="ink" size="lg">
              {signedIn ? 'Open the studio' : `Start with ${STARTER_CREDITS} free credits`}
            </ButtonLink>
            <ButtonLink href={getHref('generator')} size="lg">
              {signedIn ? 'Make a picture' : 'Try it first'}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className={styles.wall}>
        {CELLS.map(({ cell, sizes }, index) => {
          const piece = SHOWCASE[index];
          return (
            piece && (
              <ShowcasePicture key={piece.prompt} piece={piece} className={cell} sizes={sizes} first={index < 2} />
            )
          );
        })}
      </div>
      <p className={clsx(text.tiny, text.faint, styles.caption)}>
        Every picture here is by the built-in engine: drawn by rules on a server like this one, not by a model. Each
        keeps its prompt and seed, so you can make it again.
      </p>
    </section>
  );
}
