import { toMessage } from '@flint/shared/api/message';
import type { ApiKey } from '@flint/shared/contracts/api-keys';
import { getHref } from '@flint/shared/contracts/routes';
import { sessionAtom } from '@flint/shared/state/session';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { StatePanel } from '@flint/shared/ui/state-panel';
import text from '@flint/shared/ui/text.module.css';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ConnectedPrograms } from './connected-programs';
import styles from './developers.module.css';
import { FirstCall } from './first-call';
import { KeyList } from './key-list';
import { KEYS } from './keys';
import { McpSetup } from './mcp-setup';
import { NewKeyDialog } from './new-key-dialog';
import { ShownKey } from './shown-key';

/** API keys and connected programs of the account, and how programs use Flint. */
export default function DevelopersPage() {
  const { user } = useAtomValue(sessionAtom);
  return (
    <Page>
      <PageHead
        title="Developers"
        lead="Use Flint from your own programs. Each has its scopes and a cap of credits a day, and you can end it at any time."
      />
      {user && !user.isEmailVerified ? <Unverified /> : <Keys />}
      {user && <McpSetup />}
      {user && <ConnectedPrograms />}
      {user && <FirstCall />}
    </Page>
  );
}

function Unverified() {
  return (
    <Note
      tone="warn"
      title="Verify your e-mail address first."
      action={
        <ButtonLink size="sm" href={getHref('verifyEmail')}>
          Verify it
        </ButtonLink>
      }
    >
      A key can spend credits, so it needs an address that you have confirmed.
    </Note>
  );
}

function Keys() {
  const { data, status, error, reload } = useResource(KEYS);
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<{ secret: string; key: ApiKey } | null>(null);
  const isEmpty = data?.keys.length === 0;
  return (
    <section className={layout.stack} aria-labelledby="keys">
      <div className={layout.split}>
        <h2 className={text.d1} id="keys">
          API keys
        </h2>
        {data && !isEmpty && (
          <Button variant="line" onClick={() => setMaking(true)}>
            New key
          </Button>
        )}
      </div>
      {made && <ShownKey secret={made.secret} made={made.key} onDone={() => setMade(null)} />}
      {status === 'failed' && (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Your keys are as they were.
        </RetryNote>
      )}
      {!data && status !== 'failed' && <Skeleton shape="block" className={styles.skeleton} />}
      {isEmpty && (
        <StatePanel
          title="No keys yet"
          level={3}
          actions={
            <Button variant="ink" onClick={() => setMaking(true)}>
              Make a key
            </Button>
          }
        >
          A key lets one program read, make or organise for you. Give each program its own, so that you can end one
          alone.
        </StatePanel>
      )}
      {data && !isEmpty && <KeyList keys={data.keys} />}
      <NewKeyDialog open={making} onOpenChange={setMaking} onMade={setMade} />
    </section>
  );
}
