import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import {
  createTemplate,
  deleteTemplate,
  generateTemplate,
  getTemplate,
  type Template,
} from '@flint/shared/contracts/templates';
import { useViewer } from '@flint/shared/orders/use-viewer';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import type { Fields } from '@flint/shared/tools/fields';
import type { Step } from '@flint/shared/tools/steps/graph';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import layout from '@flint/shared/ui/layout.module.css';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { isMissing, MissingPage } from './missing-page';
import { RemoveButton } from './remove-button';
import { RunForm } from './run-form';
import { SamplePart } from './sample-part';
import { StepList } from './step-list';
import styles from './templates.module.css';

/** One template: its form beside its steps. */
export default function TemplatePage() {
  const { id = '' } = useParams();
  const { status, data, error, reload } = useResource(callResource(getTemplate, { params: { id } }));
  if (isMissing(error)) return <MissingPage />;
  if (status === 'failed')
    return (
      <Page>
        <PageHead title="Template" />
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Your templates are safe.
        </RetryNote>
      </Page>
    );
  if (!data)
    return (
      <Page>
        <PageHead title="Template" />
        <Skeleton shape="wide" />
      </Page>
    );
  return <Shown template={data} />;
}

function Shown({ template }: { template: Template }) {
  const { id, name, description, ownerId, steps } = template;
  const { userId } = useViewer();
  const [query] = useSearchParams();
  const isOwn = ownerId !== null && ownerId === userId;
  return (
    <Page>
      <PageHead
        title={name}
        lead={description}
        actions={
          isOwn ? (
            <>
              <RemoveButton
                name={name}
                stays="Its jobs and what they made stay."
                remove={() => request(deleteTemplate, { params: { id } })}
                next="/templates"
              />
              <ButtonLink href={`/templates/create-template-beta?template=${id}`} variant="line">
                Edit its steps
              </ButtonLink>
            </>
          ) : (
            <CopyButton template={template} />
          )
        }
      />
      <div className={styles.columns}>
        <RunForm
          label="Run this template"
          keptAs={`template ${id}`}
          given={Object.fromEntries(query)}
          graph={{ inputs: template.inputs as Fields, steps: steps as Step[] }}
          start={async (body, idempotencyKey) => {
            const { jobId } = await request(generateTemplate, { params: { id }, body }, { idempotencyKey });
            return `/jobs/${jobId}`;
          }}
        />
        <section className={layout.stack} aria-labelledby="template-steps">
          <h2 className={text.h} id="template-steps">
            What it does
          </h2>
          <StepList steps={steps} inputs={template.inputs} />
          {ownerId === null && <SamplePart id={id} />}
        </section>
      </div>
    </Page>
  );
}

function CopyButton({ template }: { template: Template }) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const copy = async () => {
    setBusy(true);
    const { name, description, steps } = template;
    try {
      const made = await request(createTemplate, { body: { name, description, inputs: template.inputs, steps } });
      navigate(`/templates/create-template-beta?template=${made.id}`);
    } catch (error) {
      emit('toast', { text: toMessage(error) });
    }
    setBusy(false);
  };
  return (
    <Button variant="line" onClick={() => void copy()} busy={busy}>
      Make it yours
    </Button>
  );
}
