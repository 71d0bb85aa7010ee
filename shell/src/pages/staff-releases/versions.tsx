import type { Release, RemoteSteering } from '@flint/shared/contracts/releases';
import { Badge } from '@flint/shared/ui/badge';
import { formatMoment } from '@flint/shared/ui/format-time';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { ActButton } from './act-button';
import { makeStable } from './acts';
import { Block } from './block';
import { CandidateButton } from './candidate-button';
import { healthInWords } from './health';
import { stableQuestion } from './questions';
import styles from './remote-details.module.css';

/** All known versions, newest first, with their states. */
export function Versions({ steering }: { steering: RemoteSteering }) {
  return (
    <Block title="Versions">
      {steering.versions.length === 0 && <p className={text.soft}>No version was released here yet.</p>}
      <ul className={styles.rows}>
        {steering.versions.map((release) => (
          <Version key={release.version} release={release} steering={steering} />
        ))}
      </ul>
    </Block>
  );
}

function Version({ release, steering }: { release: Release; steering: RemoteSteering }) {
  const { version, notes, builtAgainst, requires, revision, bundled, releasedAt } = release;
  const isStable = steering.stable?.version === version;
  const isCandidate = steering.candidate?.version === version;
  const origin = bundled
    ? 'Came with the server'
    : `Released ${formatMoment(releasedAt).replace(/^[TY]/, (letter) => letter.toLowerCase())}`;
  const facts = [
    origin,
    revision && `revision ${revision.slice(0, 8)}`,
    `built against contract ${builtAgainst}, needs ${requires}`,
    `failures in the last hour: ${healthInWords(steering, version)}`,
  ];
  return (
    <li>
      <div className={styles.facts}>
        <p className={styles.title}>
          <span className={clsx(text.strong, text.num)}>{version}</span>
          {isStable && <Badge tone="good">Stable</Badge>}
          {isCandidate && <Badge tone="ember">Candidate, {steering.rollout}%</Badge>}
          {steering.previous?.version === version && <Badge>Before</Badge>}
        </p>
        {notes && !bundled && <p className={text.small}>{notes}</p>}
        <p className={clsx(text.small, text.soft)}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {!isStable && (
        <div className={styles.acts}>
          {!isCandidate && <CandidateButton steering={steering} version={version} />}
          <ActButton
            size="sm"
            aria-label={`Make ${version} stable`}
            question={stableQuestion(steering, version)}
            act={makeStable(steering, version)}
          >
            Make stable
          </ActButton>
        </div>
      )}
    </li>
  );
}
