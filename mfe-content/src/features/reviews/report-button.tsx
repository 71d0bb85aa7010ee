import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { reportReview } from '@flint/shared/contracts/reviews';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import { useSubmit } from '@flint/shared/ui/use-submit';
import { useState } from 'react';

/** Reports a review to staff, with a reason if one is given. */
export function ReportButton({ reviewId, name }: { reviewId: string; name: string }) {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  const [reason, setReason] = useState('');
  const { props, busy, failure } = useSubmit<never>({
    faults: {},
    async send() {
      await request(reportReview, { params: { id: reviewId }, body: { reason } });
      setState('sent');
    },
  });
  if (state === 'sent')
    return (
      <p role="status" className={`${text.small} ${text.soft}`}>
        Reported. Staff will look at it.
      </p>
    );
  if (state === 'closed')
    return (
      <div>
        <Button size="sm" aria-label={`Report the review by ${name}`} onClick={() => setState('open')}>
          Report
        </Button>
      </div>
    );
  return (
    <form {...props} className={`${layout.stack} ${layout.tight}`} aria-label="Report">
      <Field label="Reason" optional {...(failure !== null && { error: toMessage(failure) })}>
        <TextInput value={reason} maxLength={300} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div className={layout.row}>
        <Button type="submit" size="sm" variant="line" busy={busy}>
          Send report
        </Button>
        <Button size="sm" onClick={() => setState('closed')}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
