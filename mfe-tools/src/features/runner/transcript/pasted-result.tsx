import { formatPosition } from '@flint/shared/contracts/position';
import { formValues } from '@flint/shared/forms/form-values';
import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import { CopyButton } from '@flint/shared/ui/copy-button';
import { Note } from '@flint/shared/ui/note';
import { StatePanel } from '@flint/shared/ui/state-panel';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useAtom } from 'jotai';
import result from '../result/result.module.css';
import { ResultContext } from '../result/result-context';
import { SendMenu } from '../result/send-menu';
import { type ToolPlace, toolHref } from '../tool-href';
import { pastedAtomOf, pastedLines } from './pasted-atom';
import { TranscriptExport } from './transcript-export';
import { segmentsOf } from './transcript-files';
import { TranscriptLines } from './transcript-lines';

/** A pasted transcript: search, correct, export and pass on, without any request. */
export function PastedResult({ definition, place }: { definition: AnyToolDefinition; place: ToolPlace }) {
  const [pasted, change] = useAtom(pastedAtomOf(definition.id));
  const { lines, timed } = pastedLines(pasted);
  const output = { lines: lines.map(({ start, text: said }) => ({ start: Math.floor(start), text: said })) };
  const segments = segmentsOf(lines, lines);
  const last = segments.at(-1);
  if (lines.length === 0)
    return (
      <StatePanel title="Paste a transcript">
        <p>Its lines stand here: to search, to mend, to save as subtitles, and to be cut into chapters.</p>
      </StatePanel>
    );
  return (
    <ResultContext
      value={{
        ...{ definition, output, written: output, findings: [], acts: null, chosen: 0, choose: null },
        input: formValues(definition.inputs, {}),
        hrefOf: (tool) => toolHref(tool as AnyToolDefinition['id'], place),
      }}
    >
      <article className={result.answer}>
        <header className={result.head}>
          <div>
            <h2 className={text.h}>Your transcript</h2>
            <p className={clsx(text.small, text.faint, text.num)}>
              {timed && last ? `To ${formatPosition(last.end)} · ` : ''}Kept in this browser, free
            </p>
          </div>
          <div className={result.tools}>
            <CopyButton what="transcript" text={() => lines.map(({ text: said }) => said).join('\n')} />
            <TranscriptExport title="Transcript" segments={segments} timed={timed} />
            {timed && <SendMenu />}
          </div>
        </header>
        {!timed && (
          <Note title="There are no times in it.">
            It can be searched, mended and saved as text. Subtitles and chapters need lines that begin with a time.
          </Note>
        )}
        <TranscriptLines
          lines={lines}
          timed={timed}
          onSave={async (at, words) => change({ mended: { ...pasted.mended, [at]: words } })}
        />
      </article>
    </ResultContext>
  );
}
