import type { SparkAnswer } from '../contracts/spark';
import { ApiError } from './api-error';

/** An answer that failed, in the server's words. */
export class SparkFailure extends ApiError {
  override name = 'SparkFailure';

  /** @param partial what had arrived, and is kept and paid; absent where nothing had */
  constructor(
    callId: string,
    message: string,
    readonly partial?: SparkAnswer | undefined,
  ) {
    super(callId, message, { status: 502 });
  }
}
