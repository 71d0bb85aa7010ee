import type { ToolOrder } from './order';

/** Form values for a recording: a file or a URL, and its language. */
interface Recording {
  readonly recording: string | null;
  readonly address: string;
  /** A code such as `en`, or `any`. */
  readonly language: string;
}

/** Builds a transcription order; a file takes precedence over a URL. */
export function orderTranscript({ recording, address, language }: Recording): ToolOrder {
  return {
    type: 'transcript',
    body: {
      ...(recording !== null && { upload_id: recording }),
      ...(recording === null && address !== '' && { audio_url: address }),
      ...(language !== 'any' && { language }),
    },
  };
}
