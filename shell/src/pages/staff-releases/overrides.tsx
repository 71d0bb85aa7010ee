import type { Override, RemoteSteering } from '@flint/shared/contracts/releases';
import text from '@flint/shared/ui/text.module.css';
import { ActButton } from './act-button';
import { endOverride } from './acts';
import { AddOverrideButton } from './add-override';
import { Block } from './block';
import { endOverrideQuestion } from './questions';
import styles from './remote-details.module.css';

/** The overrides of a remote. */
export function Overrides({ steering }: { steering: RemoteSteering }) {
  const { overrides, remote } = steering;
  return (
    <Block title="Overrides" action={<AddOverrideButton steering={steering} />}>
      {overrides.length === 0 && (
        <p className={text.soft}>None. An override gives somebody, or a role, a version of their own.</p>
      )}
      <ul className={styles.rows} aria-label={`Overrides of ${remote}`}>
        {overrides.map((override) => (
          <li key={override.id}>
            <p className={styles.facts}>
              <span className={text.strong}>{subjectLabel(override)}</span>
              <span className={text.small}>{effectLabel(override)}</span>
            </p>
            <ActButton
              size="sm"
              aria-label={`Remove the override for ${subjectLabel(override)}`}
              question={endOverrideQuestion(steering, subjectLabel(override))}
              act={endOverride(steering, override)}
            >
              Remove
            </ActButton>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function subjectLabel({ subject }: Override): string {
  return subject.kind === 'user' ? subject.email : `everybody with the role ${subject.role}`;
}

function effectLabel({ version, enabled }: Override): string {
  if (enabled === false) return 'Does not get it at all.';
  const what = version === null ? 'Gets the version that the rules say' : `Gets ${version}`;
  return enabled ? `${what}, also while it is off.` : `${what}.`;
}
