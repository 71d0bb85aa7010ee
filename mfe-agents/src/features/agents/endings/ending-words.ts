import type { AgentEnding } from '@flint/shared/contracts/agent-endings';
import { timesInWords } from '../schedule/times';

/** What ended: `Every Friday at 07:30, Europe/Lisbon`. */
export function endedThing({ kind, cron, zone, direction, url, collection }: AgentEnding): string {
  if (kind === 'schedule') return `${timesInWords(cron ?? '')}, ${zone ?? ''}`;
  if (kind === 'arrival') return `Runs for new files in ${collection ?? ''}`;
  return direction === 'in' ? 'The address that programs started it by' : `Results to ${hostOf(url ?? '')}`;
}

/** Why it ended. */
export function endingReason({ agentName, reason }: AgentEnding): string {
  const agent = agentName === null ? 'The agent' : `“${agentName}”`;
  return reason === 'deleted'
    ? `${agent} was deleted.`
    : `The owner of ${agentName === null ? 'the agent' : agent} took it back.`;
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);
