import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { type AgentEnding, agentEndings, dismissAgentEnding } from '@flint/shared/contracts/agent-endings';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { formatMoment } from '@flint/shared/ui/format-time';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import templates from '../../templates/templates.module.css';
import { timesInWords } from '../schedule/times';

const ENDINGS = callResource(agentEndings, {});

/** Schedules and webhooks of the viewer that ended with their agent; nothing where none did. */
export function EndingList() {
  const { data, mutate } = useResource(ENDINGS);
  const endings = data?.endings ?? [];
  if (endings.length === 0) return null;
  const dismiss = async ({ id }: AgentEnding) => {
    try {
      await request(dismissAgentEnding, { params: { id } });
      mutate((known) => known && { endings: known.endings.filter((each) => each.id !== id) });
    } catch (error) {
      emit('toast', { text: toMessage(error) });
    }
  };
  return (
    <section className={layout.stack} aria-labelledby="agent-endings">
      <h2 className={text.h} id="agent-endings">
        Ended with their agents
      </h2>
      <ul aria-labelledby="agent-endings">
        {endings.map((ending) => (
          <li key={ending.id} className={templates.job}>
            <span className={text.small}>
              {endedThing(ending)}
              <br />
              <span className={`${text.tiny} ${text.soft}`}>
                {endingReason(ending)} {formatMoment(ending.endedAt)}
              </span>
            </span>
            <Button size="sm" onClick={() => void dismiss(ending)} aria-label={`Got it: ${endedThing(ending)}`}>
              Got it
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What ended: `Every Friday at 07:30, Europe/Lisbon`. */
function endedThing({ kind, cron, zone, direction, url, collection }: AgentEnding): string {
  if (kind === 'schedule') return `${timesInWords(cron ?? '')}, ${zone ?? ''}`;
  if (kind === 'arrival') return `Runs for new files in ${collection ?? ''}`;
  return direction === 'in' ? 'The address that programs started it by' : `Results to ${hostOf(url ?? '')}`;
}

/** Why it ended. */
function endingReason({ agentName, reason }: AgentEnding): string {
  const agent = agentName === null ? 'The agent' : `“${agentName}”`;
  return reason === 'deleted'
    ? `${agent} was deleted.`
    : `The owner of ${agentName === null ? 'the agent' : agent} took it back.`;
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);
