import { toMessage } from '@flint/shared/api/message';
import { type Agent, editAgent } from '@flint/shared/contracts/agents';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Draft } from '../../editor/draft';
import { isMissing, MissingPage } from '../../templates/missing-page';
import { agentDraft } from './agent-draft';
import { AgentEditor } from './agent-editor';

/** Builds an agent from a list of steps: a new one, or an own one by its id. */
export default function BuilderPage() {
  const { id } = useParams();
  const { data, status, error, reload } = useResource(
    id === undefined ? null : callResource(editAgent, { params: { id } }),
  );
  if (isMissing(error)) return <MissingPage list="agents" />;
  if (id === undefined || data) return <Opened key={id ?? 'new'} agent={data?.agent} />;
  return (
    <Page width="wide">
      <PageHead title="Edit an agent" />
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

/** The editor, opened anew where the whole draft is replaced: by a file, or by a kept version. */
function Opened({ agent }: { agent: Agent | undefined }) {
  const [opened, setOpened] = useState<{ draft: Draft; times: number; isNew: boolean }>({
    ...{ draft: agentDraft(agent), times: 0, isNew: false },
  });
  return (
    <AgentEditor
      key={opened.times}
      id={agent?.id ?? null}
      start={opened.draft}
      isReplaced={opened.isNew}
      isPublished={agent?.isPublished ?? false}
      onReplace={(draft, isNew) => setOpened({ draft, times: opened.times + 1, isNew })}
    />
  );
}
