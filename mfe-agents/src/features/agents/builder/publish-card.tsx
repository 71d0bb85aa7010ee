import { emit } from '@flint/shared/api/bus';
import { request } from '@flint/shared/api/request';
import { editAgent, updateAgent } from '@flint/shared/contracts/agents';
import { invalidate } from '@flint/shared/state/resources';
import { Button } from '@flint/shared/ui/button';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import { useStore } from 'jotai';

/** Keeps the draft, then goes on with the agent's id. */
export type KeepThen = (next: (agent: string) => void | Promise<void>) => Promise<void>;

interface PublishCardProps {
  readonly id: string;
  readonly isPublished: boolean;
  readonly busy: boolean;
  readonly keepThen: KeepThen;
}

/** Publishes an agent as it is now, or takes it back. */
export function PublishCard({ isPublished, busy, keepThen }: PublishCardProps) {
  const store = useStore();
  const publish = (next: boolean) =>
    keepThen(async (id) => {
      await request(updateAgent, { params: { id }, body: { isPublished: next } });
      emit('toast', { text: next ? 'Everybody sees it as it is now.' : 'Only you see it.' });
      invalidate(store, editAgent.id);
    });
  return (
    <section className={layout.stack} aria-labelledby="agent-publish">
      <h2 className={text.h} id="agent-publish">
        Publication
      </h2>
      <p className={`${text.small} ${text.soft}`}>
        {isPublished
          ? 'Everybody may run it and copy it, as it was when it was published. Taken back, others’ schedules and webhooks of it end.'
          : 'Only you see it. Others run and copy a published one as it was when it was published.'}
      </p>
      <div className={`${layout.row} ${layout.wrap}`}>
        <Button size="sm" variant="line" busy={busy} onClick={() => void publish(true)}>
          {isPublished ? 'Publish the changes' : 'Publish'}
        </Button>
        {isPublished && (
          <Button size="sm" busy={busy} onClick={() => void publish(false)}>
            Take it back
          </Button>
        )}
      </div>
    </section>
  );
}
