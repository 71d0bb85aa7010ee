import type { SparkAnswer } from '../contracts/spark';
import { ApiError } from './api-error';

/** An answer that failed, with the server's message. */
export class SparkFailure extends ApiError {
  override name = 'SparkFailure';

  /** @param partial the text that had arrived: it is kept and charged; absent where there was none */
  constructor(
    callId: string,
    message: string,
    readonly partial?: SparkAnswer | undefined,
  ) {
    super(callId, message, { status: 502 });
  }
}
