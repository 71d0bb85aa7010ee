import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { type Agent, deleteAgent, getAgent, runAgent } from '@flint/shared/contracts/agents';
import { getHref } from '@flint/shared/contracts/routes';
import { useViewer } from '@flint/shared/orders/use-viewer';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import type { Fields } from '@flint/shared/tools/fields';
import type { Step } from '@flint/shared/tools/steps/graph';
import { instruct } from '@flint/shared/tools/steps/instructions';
import { ButtonLink } from '@flint/shared/ui/button-link';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import { useParams, useSearchParams } from 'react-router-dom';
import { useWholeGraph } from '../editor/use-whole-graph';
import { isMissing, MissingPage } from '../templates/missing-page';
import { RemoveButton } from '../templates/remove-button';
import { RunForm } from '../templates/run-form';
import { StepList } from '../templates/step-list';
import styles from '../templates/templates.module.css';
import { listFacts } from './agent-grid';
import { ArrivalPart } from './arrival/arrival-part';
import { CollectionField } from './collection/collection-field';
import { CopyButton } from './copy-button';
import { RunList } from './run/run-list';
import { RunView } from './run/run-view';
import { SchedulePart } from './schedule/schedule-part';
import { WebhooksPart } from './webhooks/webhooks-part';

/** One agent: its form beside its steps, and after a start the run in their place. */
export default function AgentPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const run = query.get('run');
  const { status, data, error, reload } = useResource(run === null ? callResource(getAgent, { params: { id } }) : null);
  if (run !== null)
    return (
      <Page>
        <RunView key={run} id={run} hrefOf={(next) => getHref('agent', { id, run: next })} />
      </Page>
    );
  if (isMissing(error)) return <MissingPage list="agents" />;
  if (data) return <Shown agent={data.agent} />;
  return (
    <Page>
      <PageHead title="Agent" />
      {status === 'failed' ? (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Your agents are safe.
        </RetryNote>
      ) : (
        <Skeleton shape="wide" />
      )}
    </Page>
  );
}

function Shown({ agent }: { agent: Agent }) {
  const { id, name, description, ownerId, steps, inputs, instructions, budget } = agent;
  const { userId } = useViewer();
  const [query] = useSearchParams();
  const isOwn = ownerId !== null && ownerId === userId;
  const graph = instruct({ inputs: inputs as Fields, steps: steps as Step[] }, instructions);
  const { graph: whole, faults, agents, isKnown } = useWholeGraph(graph, id);
  const [fault] = faults;
  return (
    <Page>
      <PageHead
        title={name}
        lead={description}
        actions={
          <>
            {isOwn && (
              <RemoveButton
                name={name}
                stays="Its schedules and webhooks end. Its runs, what they made and copies of it stay."
                remove={() => request(deleteAgent, { params: { id } })}
                next={getHref('agents')}
              />
            )}
            <CopyButton agent={agent} words={isOwn ? 'Copy it' : 'Make it yours'} />
            {isOwn && (
              <ButtonLink href={getHref('agentEdit', { id })} variant="line">
                Edit it
              </ButtonLink>
            )}
          </>
        }
      />
      <div className={styles.columns}>
        <div className={`${layout.stack} ${layout.blocks}`}>
          {fault && <Note tone="bad" title={fault.message} />}
          {!isKnown && <Skeleton shape="wide" />}
          {isKnown && !fault && steps.length > 0 && (
            <RunForm
              label="Run this agent"
              keptAs={`agent ${id}`}
              given={Object.fromEntries(query)}
              graph={whole}
              cap={budget}
              start={async (body, idempotencyKey) => {
                const { runId } = await request(runAgent, { params: { id }, body }, { idempotencyKey });
                return getHref('agent', { id, run: runId });
              }}
              before={<CollectionField agentId={id} />}
              also={(take, most) => (
                <>
                  <SchedulePart agentId={id} {...{ take, most }} />
                  <ArrivalPart agentId={id} fields={inputs as Fields} {...{ take, most }} />
                </>
              )}
            />
          )}
          {steps.length === 0 && <p className={text.soft}>It has no steps yet. Edit it to add the first.</p>}
          <RunList agentId={id} />
          {steps.length > 0 && <WebhooksPart agentId={id} />}
        </div>
        <section className={layout.stack} aria-labelledby="agent-steps">
          <h2 className={text.h} id="agent-steps">
            What it does
          </h2>
          <p className={`${text.small} ${text.faint}`}>{listFacts(agent).join(' · ')}</p>
          {instructions !== '' && <p className={`${text.small} ${styles.words}`}>{instructions}</p>}
          <StepList {...{ steps, inputs, agents }} />
        </section>
      </div>
    </Page>
  );
}
