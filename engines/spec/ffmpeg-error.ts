/** A failed run of ffmpeg. The message is for users; the rest is for logs. */
export class FfmpegError extends Error {
  override name = 'FfmpegError';

  constructor(
    message: string,
    /** The end of ffmpeg's log. */
    readonly diagnostic = '',
  ) {
    super(message);
  }
}

/** The refusal of an untrusted file that only a maintained ffmpeg may open, on a server without one. */
export class NeedsFfmpeg extends FfmpegError {
  override name = 'NeedsFfmpeg';

  constructor() {
    super(
      'Only WAV, MP3, FLAC and OGG can be read here. Convert the file to one of these.',
      'A current ffmpeg reads the others: apt-get install ffmpeg',
    );
  }
}
