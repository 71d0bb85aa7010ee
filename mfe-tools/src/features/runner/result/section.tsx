import { countedRule } from '@flint/shared/tools/limits/counted-rule';
import type { Part } from '@flint/shared/tools/shape';
import type { ToolRow } from '@flint/shared/tools/tool-row';
import { LimitCounter } from '@flint/shared/ui/limit-counter';
import text from '@flint/shared/ui/text.module.css';
import type { Line } from '../transcript/transcript-files';
import { TranscriptSection } from '../transcript/transcript-section';
import { Findings } from './findings';
import styles from './list.module.css';
import { ListRows } from './list-rows';
import { ListTable } from './list-table';
import { Place } from './place';
import { mainPart, readable } from './place-text';
import { useResult } from './result-context';
import { RuleLine } from './rule-line';
import { Words } from './words';

interface SectionProps {
  name: string;
  part: Part;
  value: unknown;
  view: ToolRow['view'];
  /** Whether it is the only part: its heading is then visually hidden. */
  alone: boolean;
}

type Item = Readonly<Record<string, unknown>>;

const TABLES: readonly ToolRow['view'][] = ['table', 'calendar'];

/** A part of an answer with its heading. */
export function Section({ name, part, value, view, alone }: SectionProps) {
  return (
    <section className={styles.section} aria-label={part.label}>
      <h3 className={alone ? 'sr' : text.h}>{part.label}</h3>
      <SectionBody {...{ name, part, value, view }} />
    </section>
  );
}

function SectionBody({ name, part, value, view }: Omit<SectionProps, 'alone'>) {
  const { findings } = useResult();
  const whole = findings.filter(({ path }) => path === name);
  if (part.type === 'list' && view === 'transcript') {
    return <TranscriptSection name={name} lines={value as readonly Line[]} />;
  }
  if (part.type === 'list') {
    const items = value as readonly Item[];
    const main = mainPart(part.item);
    const own = main ? part.item[main] : undefined;
    const List = TABLES.includes(view) ? ListTable : ListRows;
    return (
      <>
        {items.length === 0 ? <p className={text.faint}>None</p> : <List {...{ name, part, items }} />}
        <Findings findings={whole} />
        <RuleLine field={own?.type === 'text' ? own.field : undefined} />
      </>
    );
  }
  return (
    <Place path={name} what={part.label} kind={{ part }} value={value} text={readable(part, value)}>
      <Single {...{ part, value }} />
    </Place>
  );
}

function Single({ part, value }: Pick<SectionProps, 'part' | 'value'>) {
  if (part.type === 'words') return <Words words={value as readonly string[]} label={part.label} />;
  const words = readable(part, value);
  if (part.type !== 'text') return <p className={text.num}>{words}</p>;
  if (words === '') return <p className={text.faint}>None</p>;
  const rule = countedRule(part.field);
  return (
    <>
      <p className={styles.lines}>{words}</p>
      {rule && (
        <p className={styles.counter}>
          <LimitCounter rule={rule} value={words} />
        </p>
      )}
    </>
  );
}
