import type { RemoteSteering } from '@flint/shared/contracts/releases';
import { Card } from '@flint/shared/ui/card';
import text from '@flint/shared/ui/text.module.css';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { KillSwitch } from './kill-switch';
import { Overrides } from './overrides';
import { PagesAndSlots } from './pages-and-slots';
import styles from './remote-details.module.css';
import { Rollout } from './rollout';
import { Versions } from './versions';

export const DETAILS_ID = 'details';

/** The details of one remote in an environment. */
export function RemoteDetails({ steering }: { steering: RemoteSteering }) {
  const card = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  // Moves the focus to the chosen remote's details.
  useEffect(() => {
    if (hash === `#${DETAILS_ID}`) card.current?.focus();
  }, [hash]);
  return (
    <Card
      ref={card}
      as="section"
      id={DETAILS_ID}
      tabIndex={-1}
      className={styles.details}
      aria-labelledby="details-title"
    >
      <h2 id="details-title" className={text.d1}>
        {steering.remote} in {steering.environment}
      </h2>
      <Versions steering={steering} />
      <Rollout steering={steering} />
      <Overrides steering={steering} />
      <PagesAndSlots steering={steering} />
      <KillSwitch steering={steering} />
    </Card>
  );
}
