import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { AccessWish } from '@flint/shared/contracts/api-keys';
import {
  type AskingProgram,
  answerConsent,
  type ConsentQuestion,
  PROPOSED_CAP,
} from '@flint/shared/contracts/connected-programs';
import { sessionAtom } from '@flint/shared/state/session';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { StatePanel } from '@flint/shared/ui/state-panel';
import text from '@flint/shared/ui/text.module.css';
import { useForm } from '@flint/shared/ui/use-form';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type AccessValues, CapField, canSpend, ScopeChoice } from '../developers/access-fields';
import styles from './connect.module.css';

interface ConsentFormProps {
  readonly program: AskingProgram;
  readonly question: ConsentQuestion;
}

/** Who asks, what it may do and spend, and the two answers. Either takes the browser back to the program. */
export function ConsentForm({ program, question }: ConsentFormProps) {
  const { user } = useAtomValue(sessionAtom);
  const [to, setTo] = useState<string | null>(null);
  const answer = async (access: AccessWish | null) => {
    const answered = await request(answerConsent, { body: { question, access } });
    setTo(answered.to);
    window.location.replace(answered.to);
  };
  const start: AccessValues = { scopes: program.scopes, dailyCap: PROPOSED_CAP };
  const { values, errors, change, props, failure, fail, busy } = useForm({ schema: AccessWish, start, send: answer });
  if (to !== null) return <GoingBack {...{ program, to }} />;
  return (
    <form {...props} className={clsx(layout.stack, layout.loose)} aria-label={`Connect ${program.name}`}>
      <dl className={styles.facts}>
        <dt className={text.soft}>It calls itself</dt>
        <dd className={text.strong}>{program.name}</dd>
        <dt className={text.soft}>It answers at</dt>
        <dd className={text.strong}>{program.isLocal ? `${program.host}, on your device` : program.host}</dd>
        <dt className={text.soft}>It acts for</dt>
        <dd>{user?.email}</dd>
      </dl>
      <Note tone="warn" title="Allow it only if you have just started this in a program you trust.">
        {program.isLocal
          ? 'It runs on your device. Flint cannot tell which program it is.'
          : `Flint knows no more of it than this. Check that ${program.host} is the program’s own.`}
      </Note>
      <ScopeChoice {...{ values, errors }} onChange={change} among={program.scopes} />
      {(canSpend(values.scopes) || errors.dailyCap) && (
        <div className={styles.cap}>
          <CapField {...{ values, errors }} onChange={change} />
        </div>
      )}
      {failure !== null && (
        <Note tone="bad" role="alert" title={toMessage(failure)}>
          The program was not answered.
        </Note>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Going back">
          Allow
        </Button>
        <Button variant="line" disabled={busy} onClick={() => void answer(null).catch(fail)}>
          Refuse
        </Button>
      </div>
      <p className={clsx(text.small, text.soft)}>You can disconnect it at any time in Settings, Developers.</p>
    </form>
  );
}

/** Shown until the program's page is there; an app on the device leaves this page open. */
function GoingBack({ program, to }: Pick<ConsentFormProps, 'program'> & { to: string }) {
  return (
    <StatePanel
      role="status"
      title={`Going back to “${program.name}”`}
      actions={
        <ButtonLink variant="line" href={to} reloadDocument>
          Go back to it
        </ButtonLink>
      }
    >
      You can close this page when the program has taken over.
    </StatePanel>
  );
}
