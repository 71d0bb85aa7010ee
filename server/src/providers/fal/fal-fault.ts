import { diagnose } from '@flint/engines/spec/diagnose';
import {
  DECLINED_PROMPT,
  ProviderError,
  type ProviderErrorDetails,
  type ProviderFault,
} from '@flint/engines/spec/provider-error';
import type { CallKind } from '../common/call-kind';

/** An error response of the vendor. */
export class FalAnswerError extends ProviderError {
  constructor(
    kind: ProviderFault,
    details: ProviderErrorDetails,
    /** The `status` in the body of a declined cancellation. */
    readonly outcome: string | null,
  ) {
    super(kind, details);
  }
}

const STARTING_IMAGE = 'The provider could not use the starting image. Choose another one.';
const RECORDING = 'The provider could not use the recording. Choose another one.';
const LANGUAGE = 'The provider does not know this language. Choose another one, or leave it open.';
const WITHDRAWN = 'The provider does not offer this model any more. Choose another one.';
const CANCELLED = 'The request was cancelled.';

interface ModelFault {
  readonly type?: string;
  readonly loc?: readonly (string | number)[];
}

/** Body of a fault: a model's has a list in `detail`, the platform's a sentence and an `error_type`. */
interface FaultBody {
  readonly detail?: string | readonly ModelFault[];
  readonly error_type?: string;
  readonly status?: string;
}

const parseBody = (text: string): FaultBody => {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
};

const refusalWords = (faults: readonly ModelFault[]): string | undefined => {
  if (faults.some((fault) => fault.type === 'content_policy_violation')) return DECLINED_PROMPT;
  const isAbout = (field: string, thing: RegExp) =>
    faults.some(({ loc, type = '' }) => loc?.includes(field) || thing.test(type));
  if (isAbout('image_url', /(?:^|_)image_/)) return STARTING_IMAGE;
  if (isAbout('audio_url', /(?:^|_)audio_/)) return RECORDING;
  if (faults.some(({ loc }) => loc?.includes('language'))) return LANGUAGE;
  return undefined;
};

type Verdict = readonly [ProviderFault, Pick<ProviderErrorDetails, 'message' | 'retryable'>?];

const PLATFORM_VERDICTS: Readonly<Record<string, Verdict>> = {
  request_timeout: ['timeout'],
  startup_timeout: ['timeout'],
  client_cancelled: ['failed', { message: CANCELLED }],
  client_disconnected: ['failed', { message: CANCELLED }],
};

const judgeStatus = (status: number, call: CallKind, faults: readonly ModelFault[]): Verdict => {
  const isQuestion = call === 'question';
  const message = refusalWords(faults);
  switch (status) {
    case 400:
    case 413:
    case 415:
    case 422:
      return ['refused', message === undefined ? {} : { message }];
    case 401:
    case 402:
    case 403:
      return ['unauthorized'];
    // An order addresses an endpoint, a question a request.
    case 404:
    case 410:
      return isQuestion ? ['failed'] : ['refused', { message: WITHDRAWN }];
    case 408:
      return ['timeout', { retryable: isQuestion }];
    case 429:
    case 503:
      return ['busy', { retryable: true }];
    case 499:
      return ['failed', { message: CANCELLED }];
    // After a gateway's timeout it is unknown whether the vendor accepted the order.
    case 502:
    case 504:
      return isQuestion ? ['unreachable', { retryable: true }] : ['lost_response'];
    default:
      return ['failed', { retryable: isQuestion && status >= 500 }];
  }
};

/**
 * Classifies an error response. A fault with a type is the stored end of a request, and a retry returns the same; one
 * without is the gateway's, and a question may be retried.
 *
 * Shapes after https://fal.ai/docs/documentation/model-apis/errors and …/request-errors, read 2026-11-21.
 */
export function faultOfAnswer(response: Response, text: string, call: CallKind): FalAnswerError {
  const body = parseBody(text);
  const faults = Array.isArray(body.detail) ? (body.detail as readonly ModelFault[]) : [];
  const errorType = response.headers.get('x-fal-error-type') ?? body.error_type;
  const generationTimedOut = faults.some((fault) => fault.type === 'generation_timeout');
  const isStored = errorType !== undefined || faults.length > 0;

  const [kind, details = {}]: Verdict =
    errorType !== undefined
      ? (PLATFORM_VERDICTS[errorType] ?? ['failed'])
      : generationTimedOut
        ? ['timeout']
        : isStored && response.status >= 500
          ? ['failed']
          : judgeStatus(response.status, call, faults);
  return new FalAnswerError(
    kind,
    {
      ...details,
      requestId: response.headers.get('x-fal-request-id'),
      diagnostic: diagnose(response.status, text),
    },
    body.status ?? null,
  );
}
