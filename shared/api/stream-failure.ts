import { ApiError } from './api-error';

/** Shown for an error event without a message. */
export const STREAM_FAILURE = 'Streaming error occurred';

/** An answer that failed while it was streamed, with the server's message. */
export class StreamFailure extends ApiError {
  override name = 'StreamFailure';

  constructor(callId: string, message: string | undefined) {
    super(callId, message || STREAM_FAILURE, { status: 502 });
  }
}
