import { request } from '@flint/shared/api/request';
import { agentWebhooks, createAgentWebhook } from '@flint/shared/contracts/agent-webhooks';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import layout from '@flint/shared/ui/layout.module.css';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import { useState } from 'react';
import { DeliveryList } from './delivery-list';
import { DestinationForm } from './destination-form';
import { IncomingButton } from './incoming-button';
import { WebhookCard } from './webhook-card';

/** Connects an agent with programs of its user: one starts it by a signed call, one receives its ended runs. */
export function WebhooksPart({ agentId }: { agentId: string }) {
  const { data, status, reload, mutate } = useResource(callResource(agentWebhooks, { params: { id: agentId } }));
  const [told, setTold] = useState<{ id: string; secret: string } | null>(null);

  async function make(body: { direction: 'in' } | { direction: 'out'; url: string }, idempotencyKey: string) {
    const { webhook, secret } = await request(
      createAgentWebhook,
      { params: { id: agentId }, body },
      { idempotencyKey },
    );
    mutate((known) => known && { ...known, webhooks: [...known.webhooks, webhook] });
    setTold({ id: webhook.id, secret });
  }
  const cardOf = (direction: 'in' | 'out') => {
    const webhook = data?.webhooks.find((each) => each.direction === direction);
    if (!webhook) return undefined;
    const gone = (known: NonNullable<typeof data>) => ({
      webhooks: known.webhooks.filter(({ id }) => id !== webhook.id),
      deliveries: direction === 'out' ? [] : known.deliveries,
    });
    return (
      <WebhookCard
        webhook={webhook}
        secret={told?.id === webhook.id ? told.secret : undefined}
        onTold={(secret) => setTold(secret === undefined ? null : { id: webhook.id, secret })}
        onChange={(next) =>
          mutate(
            (known) =>
              known && { ...known, webhooks: known.webhooks.map((each) => (each.id === next.id ? next : each)) },
          )
        }
        onGone={() => mutate((known) => known && gone(known))}
      />
    );
  };
  const destination = cardOf('out');

  return (
    <section className={`${layout.stack} ${layout.loose}`} aria-labelledby="agent-webhooks">
      <h2 className={text.h} id="agent-webhooks">
        Webhooks
      </h2>
      {data ? (
        <>
          <section className={layout.stack} aria-labelledby="agent-webhook-in">
            <h3 className={text.strong} id="agent-webhook-in">
              Start it from a program
            </h3>
            <p className={`${text.small} ${text.soft}`}>
              A signed call starts a run with the inputs that it sends, at the price of any other run.
            </p>
            {cardOf('in') ?? <IncomingButton make={(key) => make({ direction: 'in' }, key)} />}
          </section>
          <section className={layout.stack} aria-labelledby="agent-webhook-out">
            <h3 className={text.strong} id="agent-webhook-out">
              Send its results to a program
            </h3>
            <p className={`${text.small} ${text.soft}`}>
              When a run ends, its results are sent to your address in a signed call.
            </p>
            {destination ?? <DestinationForm save={(url) => make({ direction: 'out', url }, crypto.randomUUID())} />}
            {destination && (
              <DeliveryList
                agentId={agentId}
                deliveries={data.deliveries}
                onChange={(delivery) =>
                  mutate(
                    (known) =>
                      known && {
                        ...known,
                        deliveries: known.deliveries.map((each) => (each.id === delivery.id ? delivery : each)),
                      },
                  )
                }
              />
            )}
          </section>
          <a className={`${text.small} ${text.link}`} href="/docs#your-own-programs">
            How calls are signed
          </a>
        </>
      ) : status === 'failed' ? (
        <RetryNote title="The webhooks could not be loaded." onRetry={reload}>
          They go on.
        </RetryNote>
      ) : (
        <Skeleton />
      )}
    </section>
  );
}
