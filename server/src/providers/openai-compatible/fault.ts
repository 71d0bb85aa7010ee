import { diagnose } from '@flint/engines/spec/diagnose';
import { ProviderError, type ProviderErrorDetails, type ProviderFault } from '@flint/engines/spec/provider-error';
import * as z from 'zod/mini';
import { REFUSAL_WORDS, type Work } from './refusal-words';

export const BROKEN_OFF = 'The answer broke off before its end. What had arrived is kept.';
export const STALLED = 'The model stopped in the middle of its answer. What had arrived is kept.';
export const UNREADABLE = 'The model’s answer could not be read.';
export const ENDLESS = 'The model’s answer was longer than anything it was asked for. It was stopped.';

const RefusalBody = z.object({
  error: z.object({
    code: z.nullish(z.union([z.string(), z.number()])),
    message: z.nullish(z.string()),
    param: z.nullish(z.string()),
  }),
});

/** A request that the endpoint does not take as it is. It costs nothing. */
export class Refusal extends ProviderError {
  readonly #param: string | null;
  readonly #text: string;

  constructor(details: ProviderErrorDetails, { param, text }: { param: string | null; text: string }) {
    super('refused', details);
    this.#param = param;
    this.#text = text;
  }

  /** Whether it names a parameter: as such, or in its words where it names none. */
  names(parameter: string): boolean {
    if (this.#param) return this.#param.split(/[.[]/, 1)[0] === parameter;
    return new RegExp(`\\b${parameter}\\b`).test(this.#text);
  }

  /** Whether it names another parameter than this one as such. */
  namesOtherThan(parameter: string): boolean {
    return Boolean(this.#param) && !this.names(parameter);
  }
}

const parseRefusal = (text: string) => {
  try {
    return z.parse(RefusalBody, JSON.parse(text)).error;
  } catch {
    return {};
  }
};

type Verdict = readonly [ProviderFault, Pick<ProviderErrorDetails, 'message' | 'retryable' | 'isTooLong'>?];

const TOO_LONG_CODES = new Set(['context_length_exceeded', 'string_above_max_length', 'exceed_context_size_error']);
const FILTER_CODES = new Set(['content_filter', 'content_policy_violation', 'moderation_blocked']);

const judge = (status: number, code: string, param: string, work: Work): Verdict => {
  const { tooLong, declined, unfit, noSuchModel, refused } = REFUSAL_WORDS[work];
  if (TOO_LONG_CODES.has(code) || status === 413) return ['refused', { message: tooLong, isTooLong: true }];
  if (FILTER_CODES.has(code)) return ['refused', { message: declined }];
  if (code === 'insufficient_quota') return ['unauthorized'];
  if (status === 400 && param === 'model') return ['refused', { message: unfit }];
  switch (status) {
    case 401:
    case 402:
    case 403:
      return ['unauthorized'];
    case 404:
      return ['refused', { message: noSuchModel }];
    case 408:
      return ['timeout'];
    case 429:
    case 503:
      return ['busy', { retryable: true }];
    default:
      return status >= 400 && status < 500 ? ['refused', { message: refused }] : ['failed'];
  }
};

/** Classifies an error response. Codes after platform.openai.com/docs/guides/error-codes, read 2026-11-21. */
export function faultOfAnswer(status: number, text: string, work: Work = 'chat'): ProviderError {
  const { code, param } = parseRefusal(text);
  const [kind, verdict = {}] = judge(status, String(code ?? ''), param ?? '', work);
  const details = { ...verdict, diagnostic: diagnose(status, text) };
  return kind === 'refused' ? new Refusal(details, { param: param ?? null, text }) : new ProviderError(kind, details);
}

/** Error codes of faults before the first byte of a request was sent. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const property = (thing: unknown, name: string): unknown =>
  typeof thing === 'object' && thing !== null ? (thing as Record<string, unknown>)[name] : undefined;

/** Finds our ProviderError in a chain of causes, because the SDK wraps it. */
const ownError = (error: unknown): ProviderError | undefined => {
  for (let at = error, depth = 0; at !== undefined && depth < 8; at = property(at, 'cause'), depth += 1) {
    if (at instanceof ProviderError) return at;
  }
  return undefined;
};

interface Silence {
  /** Whether some of the answer had arrived. */
  readonly begun: boolean;
  /** Whether the request is paid once the endpoint has it. */
  readonly isOrder: boolean;
}

/** Classifies a request without a complete response. */
export function faultOfSilence(error: unknown, { begun, isOrder }: Silence): ProviderError {
  const own = ownError(error);
  if (own) return own;
  const code = property(property(error, 'cause'), 'code') ?? property(error, 'code');
  const diagnostic = `${String(error)} (${String(code ?? 'no code')})`;
  if (begun) return new ProviderError('failed', { message: BROKEN_OFF, diagnostic });
  if (!isOrder || (typeof code === 'string' && NEVER_SENT.has(code))) {
    return new ProviderError('unreachable', { retryable: true, diagnostic });
  }
  return new ProviderError('lost_response', { diagnostic });
}
