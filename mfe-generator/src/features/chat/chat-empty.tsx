import stream from '@flint/shared/orders/parts/stream.module.css';
import { Chip } from '@flint/shared/ui/chip';
import { StatePanel } from '@flint/shared/ui/state-panel';

/** Example messages that name format, subject and audience. */
const EXAMPLES = [
  'Write five titles for a video about sourdough for beginners',
  'Write a caption for a photo of a foggy harbour at dawn',
  'Outline a two-minute video on growing tomatoes on a balcony',
] as const;

/** Empty state: explains the chat and offers example messages. */
export function ChatEmpty({ onExample }: { onExample: (message: string) => void }) {
  return (
    <StatePanel
      title="Nothing here yet"
      actions={
        <ul className={stream.examples}>
          {EXAMPLES.map((message) => (
            <li key={message}>
              <Chip onClick={() => onExample(message)}>{message}</Chip>
            </li>
          ))}
        </ul>
      }
    >
      <p>
        Ask up to three models the same thing and compare what they answer. Start from one of these, or write your own.
      </p>
    </StatePanel>
  );
}
