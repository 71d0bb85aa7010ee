import { request } from '@flint/shared/api/request';
import {
  type AgentWebhook,
  deleteAgentWebhook,
  endOldWebhookSecret,
  rotateAgentWebhook,
} from '@flint/shared/contracts/agent-webhooks';
import { getHref } from '@flint/shared/contracts/routes';
import { CopyLine } from '@flint/shared/ui/copy-line';
import { formatMoment } from '@flint/shared/ui/format-time';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import { Link } from 'react-router-dom';
import { ConfirmedButton } from './confirmed-button';
import { ToldSecret } from './told-secret';

interface WebhookCardProps {
  readonly webhook: AgentWebhook;
  /** The secret, right after it was made; it is shown once. */
  readonly secret: string | undefined;
  readonly onTold: (secret: string | undefined) => void;
  readonly onChange: (webhook: AgentWebhook) => void;
  readonly onGone: () => void;
}

/** One webhook: its address, its secret right after it was made, and the outcome of its last call. */
export function WebhookCard({ webhook, secret, onTold, onChange, onGone }: WebhookCardProps) {
  const { id, url, direction, agentId, lastAt, lastRunId, fault, oldUntil } = webhook;
  const params = { id };
  const other = direction === 'in' ? 'start it' : 'be told';
  return (
    <div className={`${layout.stack} ${layout.tight}`}>
      <CopyLine what="address" text={url} />
      {secret !== undefined && <ToldSecret secret={secret} onDone={() => onTold(undefined)} />}
      {direction === 'in' && (
        <p className={`${text.small} ${text.soft}`}>
          {lastAt === null ? (
            'It was not called yet.'
          ) : lastRunId === null ? (
            `Called ${formatMoment(lastAt)}`
          ) : (
            <Link className={text.link} to={getHref('agent', { id: agentId, run: lastRunId })}>
              Run of {formatMoment(lastAt)}
            </Link>
          )}
        </p>
      )}
      {fault !== null && (
        <Note tone="warn" title={`The last call started no run: ${fault}`}>
          Nothing was charged.
        </Note>
      )}
      {oldUntil && (
        <p className={`${text.small} ${text.soft}`}>
          {direction === 'in'
            ? 'Calls signed with the secret before are taken'
            : 'Results are signed with both secrets'}{' '}
          until {formatMoment(oldUntil)}.
        </p>
      )}
      <div className={`${layout.row} ${layout.wrap}`}>
        {oldUntil && (
          <ConfirmedButton
            label="End the old secret"
            of={`the program that may ${other}`}
            question="End the old secret now?"
            consequence="A program that does not have the new one is refused from then on."
            act={async () => onChange((await request(endOldWebhookSecret, { params })).webhook)}
          />
        )}
        <ConfirmedButton
          label="New secret"
          of={`the program that may ${other}`}
          question="Make a new secret?"
          consequence="Give your program the new one. The present one is taken too for 24 hours, unless you end it."
          act={async () => {
            const told = await request(rotateAgentWebhook, { params });
            onChange(told.webhook);
            onTold(told.secret);
          }}
        />
        <ConfirmedButton
          label="Remove"
          of={`the program that may ${other}`}
          question="Remove this webhook?"
          consequence={`Its program may no longer ${other}. Runs stay.`}
          act={async () => {
            await request(deleteAgentWebhook, { params });
            onGone();
          }}
        />
      </div>
    </div>
  );
}
