import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { sendDeliveryAgain, type WebhookDelivery } from '@flint/shared/contracts/agent-webhooks';
import { getHref } from '@flint/shared/contracts/routes';
import { Badge, type BadgeProps } from '@flint/shared/ui/badge';
import { Button } from '@flint/shared/ui/button';
import { formatMoment } from '@flint/shared/ui/format-time';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from '../../templates/templates.module.css';

const STATES: Readonly<Record<WebhookDelivery['state'], { words: string; tone: NonNullable<BadgeProps['tone']> }>> = {
  waiting: { words: 'Waiting', tone: 'plain' },
  delivered: { words: 'Told', tone: 'good' },
  failed: { words: 'Given up', tone: 'bad' },
};

interface DeliveryListProps {
  readonly agentId: string;
  readonly deliveries: readonly WebhookDelivery[];
  readonly onChange: (delivery: WebhookDelivery) => void;
}

/** What was told of the latest runs, with what was answered. */
export function DeliveryList({ agentId, deliveries, onChange }: DeliveryListProps) {
  if (deliveries.length === 0) return <p className={`${text.small} ${text.soft}`}>No run has ended since.</p>;
  return (
    <ul className={styles.steps} aria-label="Deliveries">
      {deliveries.map((delivery) => (
        <Delivery key={delivery.id} {...{ agentId, delivery, onChange }} />
      ))}
    </ul>
  );
}

function Delivery({
  agentId,
  delivery,
  onChange,
}: Pick<DeliveryListProps, 'agentId' | 'onChange'> & { delivery: WebhookDelivery }) {
  const [busy, setBusy] = useState(false);
  const { id, runId, state, lastAt, nextAt } = delivery;
  const { words, tone } = STATES[state];
  const send = async () => {
    setBusy(true);
    try {
      onChange((await request(sendDeliveryAgain, { params: { id } })).delivery);
    } catch (error) {
      emit('toast', { text: toMessage(error) });
    }
    setBusy(false);
  };
  return (
    <li className={`${layout.stack} ${layout.tight}`}>
      <div className={layout.split}>
        <span className={`${layout.row} ${layout.wrap}`}>
          <Badge tone={tone}>{words}</Badge>
          <Link className={text.link} to={getHref('agent', { id: agentId, run: runId })}>
            {lastAt === null ? 'Its run' : `Run told ${formatMoment(lastAt)}`}
          </Link>
        </span>
        <Button size="sm" busy={busy} onClick={() => void send()}>
          Send again
        </Button>
      </div>
      <p className={`${text.small} ${text.soft}`}>{outcomeOfAttempts(delivery)}</p>
      {state === 'waiting' && nextAt !== null && lastAt !== null && (
        <p className={`${text.small} ${text.soft}`}>Tried again {formatMoment(nextAt)}</p>
      )}
    </li>
  );
}

/** Such as `Status 500 · 2 attempts`. */
function outcomeOfAttempts({ status, fault, attempts }: WebhookDelivery): string {
  if (attempts === 0) return 'It is sent in a moment.';
  const answer = status === null ? (fault ?? 'It is being sent.') : `Status ${status}`;
  return `${answer} · ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}`;
}
