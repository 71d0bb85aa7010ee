/** Why ffmpeg did not do what it was asked. The message is for users; the rest is for logs. */
export class FfmpegError extends Error {
  override readonly name = 'FfmpegError';

  constructor(
    message: string,
    /** The end of what ffmpeg said. */
    readonly diagnostic = '',
  ) {
    super(message);
  }
}
