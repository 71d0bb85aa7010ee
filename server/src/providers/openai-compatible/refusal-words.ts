import { DECLINED_PROMPT, FAULT_WORDS } from '@flint/engines/spec/provider-error';

/** What an endpoint was asked for. */
export type Work = 'chat' | 'speech' | 'transcript' | 'pictures';

/** Messages of refusals: complete sentences that name what the user has in hand, and the remedy they have. */
interface RefusalWords {
  readonly tooLong: string;
  readonly declined: string;
  readonly noSuchModel: string;
  /** The model does something else. */
  readonly unfit: string;
  /** For no named reason. */
  readonly refused: string;
}

const SET_UP = 'Nothing that you can change: the people who run this server can.';

/** Orders of speech and transcripts choose no model, and have neither a prompt nor a conversation. */
export const REFUSAL_WORDS: Readonly<Record<Work, RefusalWords>> = {
  chat: {
    tooLong: 'This is too long for the model. Shorten it, start a new conversation or choose another model.',
    declined: DECLINED_PROMPT,
    noSuchModel: 'The endpoint does not have this model. Choose another one.',
    unfit: 'This model cannot do this. Choose another one.',
    refused: FAULT_WORDS.refused,
  },
  speech: {
    tooLong: 'The text is longer than this service speaks. Shorten it, or speak it in parts.',
    declined: 'The service declined to speak this text. Change the wording and try again.',
    noSuchModel: `The service does not have the voice model that this server asks for. ${SET_UP}`,
    unfit: `The model that this server asks for does not speak. ${SET_UP}`,
    refused: 'The service did not accept this text, voice or speed. Change one and try again.',
  },
  transcript: {
    tooLong: 'The recording is longer than this service takes. Cut it into parts.',
    declined: 'The service declined this recording.',
    noSuchModel: `The service does not have the model that this server asks for. ${SET_UP}`,
    unfit: `The model that this server asks for does not transcribe. ${SET_UP}`,
    refused: 'The service did not accept this recording. Choose another, or leave the language open.',
  },
  pictures: {
    tooLong: 'The pictures are larger than this service takes. Use fewer or smaller ones.',
    declined: 'The service declined these pictures. Choose others.',
    noSuchModel: `The service does not have the model that this server asks for. ${SET_UP}`,
    unfit: `The model that this server asks for does not see pictures. ${SET_UP}`,
    refused: 'The service did not accept these pictures. Choose others.',
  },
};
