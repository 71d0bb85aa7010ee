import { toMessage } from '@flint/shared/api/message';
import { getHref } from '@flint/shared/contracts/routes';
import { signInHref } from '@flint/shared/orders/sign-in-href';
import { useViewer } from '@flint/shared/orders/use-viewer';
import { useResource } from '@flint/shared/state/use-resource';
import { ButtonLink } from '@flint/shared/ui/button-link';
import layout from '@flint/shared/ui/layout.module.css';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import { AgentGrid } from './agent-grid';
import { AGENT_LISTS, PUBLISHED_LIST } from './agent-lists';
import { EndingList } from './endings/ending-list';
import { RunList } from './run/run-list';

const LISTS = { unknown: null, guest: PUBLISHED_LIST, user: AGENT_LISTS } as const;

/** Published agents, open to everybody; a member sees their own and their latest runs too. */
export default function AgentsPage() {
  const { viewer } = useViewer();
  const { status, data, error, reload } = useResource(LISTS[viewer]);
  const builder = getHref('agentBuilder');
  return (
    <Page>
      <PageHead
        title="Agents"
        lead="Each carries out several steps for you, asks before it goes on, and stops at its budget."
        actions={
          <ButtonLink href={viewer === 'guest' ? signInHref(builder) : builder} variant="ink">
            Build an agent
          </ButtonLink>
        }
      />
      {status === 'failed' && (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Your agents are safe.
        </RetryNote>
      )}
      {!data && status !== 'failed' && <Skeleton shape="wide" />}
      {data && (
        <div className={`${layout.stack} ${layout.blocks}`}>
          {viewer === 'user' && <EndingList />}
          {viewer === 'user' && <RunList />}
          {data.userAgents.length > 0 && (
            <section className={layout.stack} aria-labelledby="own-agents">
              <h2 className={text.h} id="own-agents">
                Yours
              </h2>
              <AgentGrid label="Your agents" agents={data.userAgents} own />
            </section>
          )}
          <section className={layout.stack} aria-labelledby="published-agents">
            <h2 className={text.h} id="published-agents">
              Ready to run
            </h2>
            <AgentGrid label="Published agents" agents={data.publishedAgents} />
          </section>
        </div>
      )}
    </Page>
  );
}
