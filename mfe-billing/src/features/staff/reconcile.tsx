import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { reconcileDesk } from '@flint/shared/contracts/billing-desk';
import type { CallOutput } from '@flint/shared/contracts/call';
import { Button } from '@flint/shared/ui/button';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import { useState } from 'react';

const DAYS = 120;

type Report = CallOutput<typeof reconcileDesk>;

/** Compares payments with the provider and shows what was repaired, and what needs a person. */
export function Reconcile() {
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<Report | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const compare = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setReport(await request(reconcileDesk, { body: { days: DAYS } }));
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  return (
    <section className={layout.stack} aria-labelledby="reconcile">
      <h2 className={text.h} id="reconcile">
        Compare with the provider
      </h2>
      <p className={text.soft}>
        Events may be lost. Every night the last seven days are compared, and what differs is repaired; this compares
        the last {DAYS} days now.
      </p>
      {failure !== null && (
        <Note tone="bad" role="alert" title={toMessage(failure)}>
          What was repaired until then stays repaired.
        </Note>
      )}
      {report && <Outcome report={report} />}
      <div>
        <Button variant="line" busy={busy} busyLabel="Comparing" onClick={() => void compare()}>
          Compare now
        </Button>
      </div>
    </section>
  );
}

function Outcome({ report: { checked, credited, returned, ended, problems } }: { report: Report }) {
  const counts = `${credited} credited, ${returned} returns taken note of, ${ended} checkouts ended.`;
  return (
    <>
      <Note tone={problems.length > 0 ? 'warn' : 'good'} role="status" title={`${checked} checkouts compared.`}>
        {counts} {problems.length > 0 && 'These need a person:'}
      </Note>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </>
  );
}
