import { MESSAGE_MAX } from '@flint/shared/contracts/chat';
import { ATTACHMENT_PURPOSES } from '@flint/shared/contracts/spark-attachments';
import { acceptOf } from '@flint/shared/contracts/upload-rules';
import { pastedFiles } from '@flint/shared/input/pasted-files';
import { TooFewCredits } from '@flint/shared/orders/parts/too-few-credits';
import { useOnline } from '@flint/shared/orders/use-online';
import { usePaidPress } from '@flint/shared/orders/use-paid-press';
import { creditsAtom } from '@flint/shared/state/credits';
import { Button } from '@flint/shared/ui/button';
import { formatNumber } from '@flint/shared/ui/format-number';
import { IconButton } from '@flint/shared/ui/icon-button';
import { TextArea } from '@flint/shared/ui/text-area';
import { useAtom, useAtomValue } from 'jotai';
import { Paperclip, Square } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { SparkRequest } from '../talk/acts';
import { writingAtom } from '../talk/talk-atom';
import { AskProblem } from './ask-problem';
import styles from './composer.module.css';
import { draftAtom } from './draft-atom';
import { COMPOSER_ID } from './focus-composer';
import { PendingFiles } from './pending-files';
import { priceAtom } from './price-atom';
import { sendByEnter } from './send-by-enter';
import { useAttachments } from './use-attachments';

const ACCEPT = Object.values(ATTACHMENT_PURPOSES).map(acceptOf).join(',');

interface ComposerProps {
  /** Sends the message; rejects when it could not be sent, and the text stays. */
  onSend: (said: Pick<SparkRequest, 'text' | 'attachments'>, key: string) => Promise<void>;
  onStop: () => void;
  /** Arrow up in an empty field. */
  onEditLast: () => void;
  /** Selectors of model and brand. */
  choices: ReactNode;
}

/** The message field. Enter sends, Shift and Enter insert a line break, arrow up edits the last message. */
export function Composer({ onSend, onStop, onEditLast, choices }: ComposerProps) {
  const online = useOnline();
  const [{ text }, change] = useAtom(draftAtom);
  const isWriting = useAtomValue(writingAtom);
  const attachments = useAttachments();
  const price = useAtomValue(priceAtom)?.(text, attachments.attachments);
  const chooser = useRef<HTMLInputElement>(null);
  const tooLong = text.length > MESSAGE_MAX;
  const { press, busy, problem } = usePaidPress(
    async (said: Pick<SparkRequest, 'text' | 'attachments'>, _price, key) => {
      await onSend(said, key);
      attachments.clear();
    },
  );
  const ready = text.trim() !== '' && !tooLong && !attachments.waiting && !isWriting && online && price !== undefined;

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (ready) void press({ text: text.trim(), attachments: attachments.attachments }, price);
  };
  const type = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'ArrowUp' && text === '') {
      event.preventDefault();
      onEditLast();
    } else sendByEnter(event);
  };
  const paste = (event: ClipboardEvent) => {
    const files = pastedFiles(event);
    if (files.length === 0) return;
    event.preventDefault();
    attachments.add(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    attachments.add([...event.dataTransfer.files]);
  };
  return (
    <form
      className={styles.composer}
      aria-label="Your message"
      onSubmit={send}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      onPaste={paste}
    >
      {problem && <AskProblem problem={problem} />}
      <div className={styles.box}>
        <PendingFiles attachments={attachments} />
        <TextArea
          aria-label="Message Spark"
          aria-describedby="spark-hint"
          className={styles.text}
          placeholder="Ask, or paste a draft"
          id={COMPOSER_ID}
          value={text}
          readOnly={busy}
          onChange={(event) => change({ text: event.target.value })}
          onKeyDown={type}
        />
        <div className={styles.row}>
          <div className={styles.choices}>
            <IconButton size="sm" icon={Paperclip} label="Attach files" onClick={() => chooser.current?.click()} />
            <input
              ref={chooser}
              type="file"
              hidden
              multiple
              aria-label="Files"
              accept={ACCEPT}
              onChange={({ target }) => {
                attachments.add([...(target.files ?? [])]);
                // Resets the input, so that the same file can be chosen again.
                target.value = '';
              }}
            />
            {choices}
          </div>
          {isWriting ? (
            <Button size="sm" variant="line" aria-keyshortcuts="Escape" onClick={onStop}>
              <Square size={14} aria-hidden="true" />
              Stop
            </Button>
          ) : (
            <Button type="submit" size="sm" variant="ember" price={price} busy={busy} disabled={!ready && !busy}>
              Send
            </Button>
          )}
        </div>
      </div>
      <Hint online={online} price={price} tooLong={tooLong} waiting={attachments.waiting} />
    </form>
  );
}

interface HintProps {
  online: boolean;
  price: number | undefined;
  tooLong: boolean;
  waiting: boolean;
}

function Hint(props: HintProps) {
  const { balance } = useAtomValue(creditsAtom);
  return (
    <p id="spark-hint" className={styles.hint} role={props.online ? undefined : 'status'}>
      <HintWords {...props} balance={balance} />
    </p>
  );
}

function HintWords({ online, price, tooLong, waiting, balance }: HintProps & { balance: number | null }) {
  if (!online) return 'You are offline. What you typed is kept here; an answer under way goes on and is shown then.';
  if (tooLong) return `A message has at most ${formatNumber(MESSAGE_MAX)} characters.`;
  if (waiting) return 'The message waits for its files.';
  if (price !== undefined && balance !== null && balance < price)
    return <TooFewCredits what="A reply" need={price} balance={balance} />;
  return 'The price is the most a reply can take; what is not used returns.';
}
