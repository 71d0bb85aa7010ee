/** A file that did not get through. Its message is shown to the user as it is. */
export class UploadError extends Error {
  override name = 'UploadError';
  private constructor(
    message: string,
    /** Of the answer; undefined when there was none. */
    readonly status: number | undefined,
    /** The specific sentence to show after the message, if there is one: what whoever refused it said. */
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
    // An object store answers in XML, a proxy in HTML: nothing for people.
    return undefined;
  }
}
