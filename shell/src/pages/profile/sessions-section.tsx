import type { SessionInfo } from '@flint/shared/contracts/sessions';
import { Badge } from '@flint/shared/ui/badge';
import { Button } from '@flint/shared/ui/button';
import { formatMoment } from '@flint/shared/ui/format-time';
import { Icon } from '@flint/shared/ui/icon';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Monitor, Smartphone } from 'lucide-react';
import { useLeave } from '../../session/use-leave';
import { FailureNote } from '../form/failure-note';
import { Section } from './section';
import styles from './sessions.module.css';
import { useSessions } from './use-sessions';

/** The user's sessions, and buttons to end them. */
export function SessionsSection() {
  const leave = useLeave();
  const { sessions, failure, busy, end, endOthers, reload } = useSessions();
  const others = sessions?.filter(({ current }) => !current).length ?? 0;
  return (
    <Section
      id="sessions"
      title="Where you are signed in"
      lead="A browser you sign out asks for the password at its next step. Flint keeps no addresses or places."
    >
      <FailureNote error={failure} />
      {failure !== null && !sessions && (
        <div>
          <Button variant="line" onClick={reload}>
            Retry
          </Button>
        </div>
      )}
      {!sessions && failure === null && <p role="status">Loading...</p>}
      <ul className={styles.sessions}>
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy}
            onEnd={session.current ? leave : () => end(session.id)}
          />
        ))}
      </ul>
      {others > 0 && (
        <div>
          <Button variant="bad" busy={busy === 'others'} busyLabel="Signing out" onClick={endOthers}>
            {others === 1 ? 'Sign out the other browser' : `Sign out the ${others} others`}
          </Button>
        </div>
      )}
    </Section>
  );
}

interface SessionRowProps {
  session: SessionInfo;
  busy: string | null;
  onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { id, browser, system, kind, lastSeenAt, signedInAt, current } = session;
  const name = [browser ?? 'Unknown browser', system].filter(Boolean).join(' on ');
  return (
    <li className={styles.session}>
      <Icon of={kind === 'mobile' || kind === 'tablet' ? Smartphone : Monitor} />
      <div className={layout.grow}>
        <p className={clsx(layout.row, layout.wrap)}>
          <span className={text.strong}>{name}</span>
          {current && <Badge tone="good">This browser</Badge>}
        </p>
        <p className={clsx(text.small, text.soft)}>
          {current ? 'In use now' : `Last used ${inSentence(lastSeenAt)}`} · signed in {inSentence(signedInAt)}
        </p>
      </div>
      <Button
        variant="line"
        size="sm"
        busy={busy === id}
        busyLabel="Signing out"
        aria-label={current ? 'Sign out of this browser' : `Sign out ${name}`}
        onClick={onEnd}
      >
        Sign out
      </Button>
    </li>
  );
}

/** A time in mid-sentence: `today 14:02`. */
function inSentence(at: string): string {
  return formatMoment(at).replace(/^(Today|Yesterday)/, (word) => word.toLowerCase());
}
