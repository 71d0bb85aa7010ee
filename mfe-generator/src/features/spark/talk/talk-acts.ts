import type { SparkMessage } from '@flint/shared/contracts/spark-messages';

/** Actions on a message. Stable identities, so that rows do not render again. */
export interface TalkActs {
  /** Regenerates an answer as a sibling. */
  readonly onAgain: (answer: SparkMessage) => void;
  /** Continues an answer that ended early. */
  readonly onContinue: (answer: SparkMessage) => void;
  /** Sends an edited message as a sibling. Rejects when it could not be sent. */
  readonly onEdit: (question: SparkMessage, text: string) => Promise<void>;
  /** Shows the branch through another message. */
  readonly onShow: (messageId: string) => void;
  /** Starts a conversation with a copy of everything up to a message. */
  readonly onFork: (messageId: string) => void;
}
