import type { SparkMessage } from '@flint/shared/contracts/spark-messages';

/** What can be done with a message where it stands. None of them ever changes, so that rows are not drawn again. */
export interface TalkActs {
  /** Answers anew, beside what was answered. */
  readonly onAgain: (answer: SparkMessage) => void;
  /** Goes on with an answer that ended early. */
  readonly onContinue: (answer: SparkMessage) => void;
  /** Asks something else in its place. Rejects when it could not be asked. */
  readonly onEdit: (question: SparkMessage, text: string) => Promise<void>;
  /** Shows the branch through another message. */
  readonly onShow: (messageId: string) => void;
  /** Begins a conversation of its own with everything up to a message. */
  readonly onFork: (messageId: string) => void;
}
