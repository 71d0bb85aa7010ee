import type { SteeringEvent } from '@flint/shared/contracts/releases';
import { Button } from '@flint/shared/ui/button';
import { Card } from '@flint/shared/ui/card';
import { formatMoment } from '@flint/shared/ui/format-time';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import styles from './audit-log.module.css';

interface AuditLogProps {
  events: readonly SteeringEvent[];
  more: boolean;
  onMore: () => void;
}

/** The audit log: who did what to which remote, when and why; newest first. */
export function AuditLog({ events, more, onMore }: AuditLogProps) {
  return (
    <Card as="section" className={layout.stack} aria-labelledby="audit">
      <h2 id="audit" className={text.h}>
        Audit log
      </h2>
      {events.length === 0 && <p className={text.soft}>Nothing was changed here yet.</p>}
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={event.id}>
            <time dateTime={event.at} className={clsx(text.small, text.faint, text.num)}>
              {formatMoment(event.at)}
            </time>
            <p>
              <span className={text.strong}>{event.remote}</span> {event.what}
            </p>
            <p className={clsx(text.small, text.soft)}>
              {event.who === 'system' ? 'Flint itself' : event.who}: {event.why}
            </p>
          </li>
        ))}
      </ol>
      {more && (
        <div>
          <Button variant="line" size="sm" onClick={onMore}>
            Show more
          </Button>
        </div>
      )}
    </Card>
  );
}
