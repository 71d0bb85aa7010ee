import { BUILT_IN_WORDS } from '@flint/shared/contracts/providers';
import { getHref } from '@flint/shared/contracts/routes';
import type { ToolRun } from '@flint/shared/contracts/tool-runs';
import { MakeOfPicture } from '@flint/shared/orders/parts/make-of-picture';
import type { ToolId } from '@flint/shared/tools/tools';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { DownloadLink } from '@flint/shared/ui/download-link';
import { formatBytes, formatCredits } from '@flint/shared/ui/format-number';
import { formatMoment } from '@flint/shared/ui/format-time';
import { MediaCard } from '@flint/shared/ui/media-card';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Suspense, useState } from 'react';
import { PICTURE_PANELS } from '../panels/panels';
import styles from './result.module.css';

interface PicturesResultProps {
  use: ToolRun;
  /** Fills the form with this run's input. */
  onUseAgain: () => void;
}

/** The pictures that a tool drew. They are in the library too. */
export function PicturesResult({ use: { run, tool, input }, onUseAgain }: PicturesResultProps) {
  const [at, choose] = useState(0);
  const Panel = PICTURE_PANELS[tool as ToolId];
  const chosen = run.images[at] ?? run.images[0];
  return (
    <article className={styles.answer}>
      <header className={styles.head}>
        <div>
          <h2 className={text.h}>Result</h2>
          <p className={clsx(text.small, text.faint, text.num)}>
            {formatMoment(run.createdAt)} · {formatCredits(run.charged ?? run.price)}
          </p>
          {run.servedBy === 'embedded' && <p className={clsx(text.small, text.faint)}>{BUILT_IN_WORDS}</p>}
        </div>
        <Button size="sm" onClick={onUseAgain}>
          Use again
        </Button>
      </header>
      <ul className={styles.pictures} aria-label="Pictures">
        {run.images.map((image, place) => (
          <li key={image.id}>
            <MediaCard
              src={image.url}
              alt={image.prompt}
              width={image.width}
              height={image.height}
              dominantColor={image.dominant_color}
              {...(Panel
                ? { selected: image.id === chosen?.id, onSelect: () => choose(place) }
                : { href: getHref('library', { item: image.id }) })}
            />
            <p className={clsx(text.small, text.faint, text.num)}>
              {image.width} × {image.height}, {formatBytes(image.bytes)}
            </p>
            <div className={styles.tools}>
              <DownloadLink href={image.url} name={`${run.id}-${place + 1}`}>
                Download
              </DownloadLink>
              <MakeOfPicture id={image.id} name={`picture ${place + 1}`} />
              {Panel && (
                <ButtonLink size="sm" href={getHref('library', { item: image.id })}>
                  In the library
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
      {Panel && chosen && (
        <Suspense>
          <Panel key={chosen.id} id={chosen.id} url={chosen.url} input={input} />
        </Suspense>
      )}
    </article>
  );
}
