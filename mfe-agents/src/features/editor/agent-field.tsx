import { useResource } from '@flint/shared/state/use-resource';
import type { Step } from '@flint/shared/tools/steps/graph';
import type { SubAgents } from '@flint/shared/tools/steps/sub-agents';
import { Field } from '@flint/shared/ui/field';
import { Select } from '@flint/shared/ui/select';
import { AGENT_LISTS } from '../agents/agent-lists';

interface AgentFieldProps {
  readonly step: Step;
  /** Those that steps run already. */
  readonly agents: SubAgents;
  /** The agent that is edited, which does not run itself. */
  readonly edited: string | null;
  readonly onChange: (step: Step) => void;
}

/** The agent that a step runs: an own one, or a published one. */
export function AgentField({ step, agents, edited, onChange }: AgentFieldProps) {
  const { data } = useResource(AGENT_LISTS);
  const chosen = String(step.input.agent ?? '');
  const names = new Map(
    [...(data?.userAgents ?? []), ...(data?.publishedAgents ?? [])].map(({ id, name }) => [id, name]),
  );
  names.delete(edited ?? '');
  if (chosen !== '' && !names.has(chosen)) names.set(chosen, agents.get(chosen)?.name ?? 'An agent that is not there');
  const options = [...names].map(([value, label]) => ({ value, label }));
  return (
    <Field label="Agent" help="Its steps run as steps of this one, and count in its price and its budget.">
      <Select
        options={[{ value: '', label: 'Choose an agent' }, ...options]}
        value={chosen}
        onChange={(agent) => onChange({ ...step, input: { agent, input: {} } })}
      />
    </Field>
  );
}
