import type { Agent } from '@flint/shared/contracts/agents';
import { getHref } from '@flint/shared/contracts/routes';
import { Badge } from '@flint/shared/ui/badge';
import { formatCredits } from '@flint/shared/ui/format-number';
import text from '@flint/shared/ui/text.module.css';
import { Link } from 'react-router-dom';
import styles from '../templates/templates.module.css';

interface AgentGridProps {
  readonly label: string;
  readonly agents: readonly Agent[];
  /** Whether they are the viewer's own. */
  readonly own?: boolean;
}

/** Agents as cards that lead to their pages: what each does, costs at most, and how often it was copied. */
export function AgentGrid({ label, agents, own = false }: AgentGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {agents.map((agent) => (
        <li key={agent.id}>
          <Link className={styles.card} to={getHref('agent', { id: agent.id })}>
            <span className={styles.row}>
              <strong className={text.strong}>{agent.name}</strong>
              {own && (
                <Badge tone={agent.isPublished ? 'good' : 'plain'}>{agent.isPublished ? 'Published' : 'Yours'}</Badge>
              )}
            </span>
            {agent.description && <span className={`${text.small} ${text.soft}`}>{agent.description}</span>}
            <span className={`${text.tiny} ${text.faint}`}>{listFacts(agent).join(' · ')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** How many steps an agent has, what it costs at most, and how often others copied it. */
export function listFacts({ steps, credits, copies }: Agent): string[] {
  return [
    steps.length === 1 ? '1 step' : `${steps.length} steps`,
    ...(credits === null ? [] : [`at most ${formatCredits(credits)}`]),
    ...(copies === 0 ? [] : [copies === 1 ? 'copied once' : `copied ${copies} times`]),
  ];
}
