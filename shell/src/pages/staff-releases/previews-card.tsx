import { endPreview, fetchPreviews } from '@flint/shared/api/releases';
import type { Environment } from '@flint/shared/contracts/boot';
import type { Preview } from '@flint/shared/contracts/releases';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { Card } from '@flint/shared/ui/card';
import { CopyButton } from '@flint/shared/ui/copy-button';
import { formatMoment } from '@flint/shared/ui/format-time';
import layout from '@flint/shared/ui/layout.module.css';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { FailureNote } from '../form/failure-note';
import { ActButton } from './act-button';
import type { Act } from './acts';
import browserErrors from './browser-errors.module.css';
import styles from './previews-card.module.css';

const previewsOf = (environment: Environment): Resource<readonly Preview[]> => ({
  key: `previews ${environment}`,
  read: ({ signal }) => fetchPreviews(environment, signal),
});

/** The live previews of this server, with their links. */
export function PreviewsCard({ environment }: { environment: Environment }) {
  const { data: previews, error, reload } = useResource(previewsOf(environment));
  return (
    <Card as="section" className={layout.stack} aria-labelledby="previews">
      <div className={browserErrors.head}>
        <div className={browserErrors.title}>
          <h2 id="previews" className={text.h}>
            Previews
          </h2>
          <p className={clsx(text.small, text.soft)}>
            Builds of branches in {environment} that no user gets: staff opens them, and others with the signed link.
          </p>
        </div>
        <Button variant="line" size="sm" onClick={reload} aria-label="Refresh the previews">
          Refresh
        </Button>
      </div>
      <FailureNote error={error} title="The previews could not be read." />
      {!previews && error === null && (
        <div role="status" aria-label="Loading the previews">
          <Skeleton shape="block" className={browserErrors.place} />
        </div>
      )}
      {previews?.length === 0 && (
        <p className={text.soft}>
          None. Make one with <code>npm run release -- mfe-x --preview</code>.
        </p>
      )}
      <ul className={styles.rows} aria-label="Live previews">
        {previews?.map((preview) => (
          <Row key={preview.id} preview={preview} onEnd={reload} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ preview, onEnd }: { preview: Preview; onEnd: () => void }) {
  const { remote, branch, version, revision, who, createdAt, expiresAt, address, link } = preview;
  const facts = [
    `until ${formatMoment(expiresAt)}`,
    `made ${formatMoment(createdAt).replace(/^[TY]/, (letter) => letter.toLowerCase())} by ${who}`,
    ...(revision ? [`revision ${revision.slice(0, 8)}`] : []),
  ];
  const name = `${remote} of ${branch}`;
  return (
    <li>
      <div className={styles.facts}>
        <p>
          <a className={styles.name} href={address}>
            {branch}
          </a>{' '}
          <span className={text.num}>
            {remote} {version}
          </span>
        </p>
        <p className={clsx(text.small, text.soft)}>{facts.join(' · ')}</p>
      </div>
      <div className={styles.acts}>
        <CopyButton what={`signed link to ${name}`} text={link} />
        <ActButton
          size="sm"
          aria-label={`Delete the preview ${name}`}
          question={{
            title: `Delete the preview ${name}?`,
            description:
              'Its address and its links stop working. A page that has it open keeps it until it is reloaded.',
            verb: 'Delete',
            busyVerb: 'Deleting',
            bad: true,
          }}
          act={ending(preview, onEnd)}
        >
          Delete
        </ActButton>
      </div>
    </li>
  );
}

function ending({ environment, remote, branch, id }: Preview, onEnd: () => void): Act {
  return {
    async run(why) {
      const after = await endPreview({ environment, remote, id, why });
      onEnd();
      return after;
    },
    done: `The preview of ${branch} is deleted.`,
  };
}
