import { request } from '@flint/shared/api/request';
import { type AgentVersion, editAgent, keepAgentVersion, restoreAgentVersion } from '@flint/shared/contracts/agents';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { formatMoment } from '@flint/shared/ui/format-time';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import { type FormEvent, useState } from 'react';
import type { Draft } from '../../editor/draft';
import templates from '../../templates/templates.module.css';
import { agentDraft } from './agent-draft';
import type { KeepThen } from './publish-card';

interface VersionCardProps {
  readonly id: string;
  readonly busy: boolean;
  readonly keepThen: KeepThen;
  readonly onRestore: (draft: Draft) => void;
}

/** Kept states of an agent: a name keeps the present one, a button brings an older one back. */
export function VersionCard({ id, busy, keepThen, onRestore }: VersionCardProps) {
  const [name, setName] = useState('');
  const { data, mutate } = useResource(callResource(editAgent, { params: { id } }));
  const versions = data?.versions ?? [];
  const keep = (event: FormEvent) => {
    event.preventDefault();
    void keepThen(async (agent) => {
      const kept = await request(keepAgentVersion, { params: { id: agent }, body: { name } });
      mutate((known) => known && { ...known, ...kept });
      setName('');
    });
  };
  // The draft is kept first, so that nothing that waits to be saved comes after the version.
  const restore = ({ number }: AgentVersion) =>
    keepThen(async (agentId) => {
      const params = { id: agentId, number: String(number) };
      const { agent } = await request(restoreAgentVersion, { params });
      onRestore(agentDraft(agent));
    });
  return (
    <section className={layout.stack} aria-labelledby="agent-versions">
      <h2 className={text.h} id="agent-versions">
        Versions
      </h2>
      <form className={layout.stack} onSubmit={keep} aria-label="Keep a version">
        <Field label="Name of this version">
          <TextInput value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <div>
          <Button type="submit" size="sm" variant="line" busy={busy} disabled={name.trim() === ''}>
            Keep it
          </Button>
        </div>
      </form>
      {versions.length > 0 && (
        <ul aria-label="Kept versions">
          {versions.map((version) => (
            <li key={version.number} className={templates.job}>
              <span className={text.small}>
                {version.name}
                {version.isPublished && ' · others see this'}
                <br />
                <span className={`${text.tiny} ${text.faint}`}>{formatMoment(version.createdAt)}</span>
              </span>
              <Button
                size="sm"
                busy={busy}
                onClick={() => void restore(version)}
                aria-label={`Restore ${version.name}`}
              >
                Restore
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
