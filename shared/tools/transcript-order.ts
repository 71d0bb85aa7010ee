import type { ToolOrder } from './order';

/** What forms of recordings ask for: a file, or the address of one, and what is spoken in it. */
interface Recording {
  readonly recording: string | null;
  readonly address: string;
  /** A code such as `en`, or `any`. */
  readonly language: string;
}

/** Orders that a recording is written down; a file comes before an address. */
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
