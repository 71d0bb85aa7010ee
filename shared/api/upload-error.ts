/** A failed upload. Its message is shown to the user as it is. */
export class UploadError extends Error {
  override name = 'UploadError';
  private constructor(
    message: string,
    /** HTTP status; undefined when there was no answer. */
    readonly status: number | undefined,
    /** The server's specific reason, shown after the message; undefined when it gave none. */
    readonly reason: string | undefined,
  ) {
    super(message);
  }

  static lost(): UploadError {
    return new UploadError('Network error during upload', undefined, 'Check your connection and try again.');
  }

  static refused(status: number, answer: string): UploadError {
    return new UploadError(`Upload failed with status ${status}`, status, wordsOf(answer));
  }
}

function wordsOf(answer: string): string | undefined {
  try {
    const { message } = JSON.parse(answer);
    return typeof message === 'string' ? message : undefined;
  } catch {
    // Object stores answer in XML and proxies in HTML: not fit to show.
    return undefined;
  }
}
