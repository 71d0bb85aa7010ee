import { diagnose, diagnoseText } from '@flint/engines/spec/diagnose';
import { DECLINED_PROMPT, ProviderError, type ProviderFault } from '@flint/engines/spec/provider-error';
import type { CallKind } from '../common/call-kind';

const WITHDRAWN = 'The provider does not offer this model any more. Choose another one.';
const CANCELLED = 'The request was cancelled.';

type Verdict = readonly [ProviderFault, { readonly message?: string; readonly retryable?: boolean }?];

function judge(status: number, call: CallKind): Verdict {
  const isQuestion = call === 'question';
  switch (status) {
    case 400:
    case 413:
    case 422:
      return ['refused'];
    case 401:
    case 402:
    case 403:
      return ['unauthorized'];
    // An order addresses a model, a question a prediction.
    case 404:
      return isQuestion ? ['failed'] : ['refused', { message: WITHDRAWN }];
    case 429:
    case 503:
      return ['busy', { retryable: true }];
    // After a gateway's timeout it is unknown whether the vendor accepted the order.
    case 502:
    case 504:
      return isQuestion ? ['unreachable', { retryable: true }] : ['lost_response'];
    default:
      return ['failed', { retryable: isQuestion && status >= 500 }];
  }
}

/** Classifies an error response: `{title, detail, status}` (replicate.com/docs/reference/http). */
export function faultOfAnswer(answer: Response, text: string, call: CallKind): ProviderError {
  const [kind, details = {}] = judge(answer.status, call);
  return new ProviderError(kind, { ...details, diagnostic: diagnose(answer.status, text) });
}

/** Words in a prediction's error after the vendor's or a model's content filter declined it. */
const DECLINED = /nsfw|sensitive|safety|flagged|moderat/i;

/**
 * Classifies a prediction that ended without a result. `aborted`: its deadline passed before it could begin
 * (replicate.com/docs/topics/predictions/lifecycle).
 */
export function faultOfEnd(status: 'failed' | 'canceled' | 'aborted', error: string, requestId: string): ProviderError {
  if (status === 'canceled') return new ProviderError('failed', { message: CANCELLED, requestId });
  if (status === 'aborted') return new ProviderError('timeout', { requestId, diagnostic: diagnoseText(error) });
  return DECLINED.test(error)
    ? new ProviderError('refused', { message: DECLINED_PROMPT, requestId, diagnostic: diagnoseText(error) })
    : new ProviderError('failed', { requestId, diagnostic: diagnoseText(error) });
}
