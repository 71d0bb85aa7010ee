/** A failed run of ffmpeg. The message is for users; the rest is for logs. */
export class FfmpegError extends Error {
  override readonly name = 'FfmpegError';

  constructor(
    message: string,
    /** The end of ffmpeg's log. */
    readonly diagnostic = '',
  ) {
    super(message);
  }
}
