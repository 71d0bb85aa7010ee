import type { SparkAnswer } from '../contracts/spark';
import { StreamFailure } from './stream-failure';

/** An answer that failed, with the server's message. */
export class SparkFailure extends StreamFailure {
  override name = 'SparkFailure';

  /** @param partial the text that had arrived: it is kept and charged; absent where there was none */
  constructor(
    callId: string,
    message: string,
    readonly partial?: SparkAnswer | undefined,
  ) {
    super(callId, message);
  }
}
