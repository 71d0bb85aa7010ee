import { getHref } from '@flint/shared/contracts/routes';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import { letter } from '../../platform/mail/letter';
import type { Mailer } from '../../platform/mail/mailer';
import { findUser } from '../users/user-service';
import { claimMail, findUnmailed, insertSeen, type WaitingRun } from './waiting-runs-repository';

/** Mails of one run of the sweep. */
const BATCH = 50;

interface MailOwnersDeps {
  readonly db: Db;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly publicUrl: string;
  /** How long a run waits before its owner is mailed: who looks at its page has answered by then. */
  readonly afterSeconds: number;
}

/**
 * Mails the owners of runs that wait for them: each question once, in every process. The link leads to the run's page,
 * where its owner decides: opening it decides nothing, since scanners of mail open links too.
 */
export async function mailOwners({ db, mailer, publicUrl, afterSeconds }: MailOwnersDeps): Promise<void> {
  await insertSeen(db);
  for (const run of await findUnmailed(db, afterSeconds, BATCH))
    await transact(db, async (tx) => {
      const owner = await findUser(tx, run.user_id);
      if (!(await claimMail(tx, run)) || !owner) return;
      const link = publicUrl + hrefOfRun(run);
      await mailer.send(
        letter(owner.email, `Waiting for you: ${run.title}`, [
          { text: run.is_question ? QUESTION : STOPPED },
          { link, label: 'Open the run' },
        ]),
      );
    });
}

const QUESTION = 'This run asks you something before it goes on. While it waits it holds nothing. Answer it here:';
const STOPPED =
  'This run stopped at what it may spend, with its finished work. While it waits it holds nothing. See what is next:';

function hrefOfRun({ agent_id: agent, chain, job_id: run }: WaitingRun): string {
  if (chain !== null) return getHref('platformTool', { platform: 'chains', tool: chain, run });
  return agent === null ? getHref('/jobs/:id', { id: run }) : getHref('agent', { id: agent, run });
}
