import { emit } from '@flint/shared/api/bus';
import { BrandSelect } from '@flint/shared/brands/parts/brand-select';
import { formFaults } from '@flint/shared/forms/form-faults';
import { type FormValues, formValues, inputOf } from '@flint/shared/forms/form-values';
import { FormFields } from '@flint/shared/forms/parts/form-fields';
import { OrderButton } from '@flint/shared/orders/parts/order-button';
import { ProblemNote } from '@flint/shared/orders/parts/problem-note';
import { usePaidPress } from '@flint/shared/orders/use-paid-press';
import type { Graph } from '@flint/shared/tools/steps/graph';
import { unmadeFilm } from '@flint/shared/tools/steps/unmade-film';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Select } from '@flint/shared/ui/select';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BudgetField, RUN_BUDGET } from '../agents/budget-field';
import { announceFile, useRecordingSeconds } from './form-files';
import { type KnownEstimate, useEstimate, yieldWords } from './use-estimate';
import { useFilmedBy } from './use-filmed-by';
import { useKeptForm } from './use-kept-form';

const COUNTS = ['1', '2', '3', '4'].map((value) => ({ value, label: value }));

/** What a run is ordered with. */
export interface RunOrder {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly count?: number;
  readonly brandProfileId?: string;
  readonly budget?: number | null;
}

interface RunFormProps {
  /** Accessible name of the form. */
  readonly label: string;
  /** What is carried out. */
  readonly graph: Graph;
  /** Under which name this browser keeps what is typed, until it is started. */
  readonly keptAs: string;
  /** What its fields begin with where nothing is kept. */
  readonly known?: Readonly<Record<string, unknown>>;
  /** Values that it was opened with, before what is kept; only those of its fields count. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** The cap that it starts with, null for none; without it no cap is asked for. */
  readonly cap?: number | null;
  /** Starts it; @returns where it is shown, undefined where it is shown here */
  readonly start: (order: RunOrder, idempotencyKey: string, values: FormValues) => Promise<string | undefined>;
  /** Further choices, between its fields and its button. */
  readonly before?: ReactNode;
  /**
   * What else may become of the form.
   * @param take what it holds; undefined, and said at the fields, while something but the field `except` is missing
   * @param most the most that a run costs
   */
  readonly also?: (take: (except?: string) => RunOrder | undefined, most: number | undefined) => ReactNode;
}

/** The form of a template or an agent: its inputs, the brand, the count, and the price before the run. */
export function RunForm({ label, graph, keptAs, known, given, cap, start, before, also }: RunFormProps) {
  const fields = graph.inputs;
  const navigate = useNavigate();
  const kept = useKeptForm(keptAs, { known, given });
  const choices = useKeptForm(`${keptAs} choices`, {
    known: { count: '1', cap: cap == null ? '' : String(cap), brand: '' },
  });
  const { typed } = choices;
  const chosen = { count: String(typed.count), cap: String(typed.cap), brand: String(typed.brand) };
  const { count, cap: typedCap, brand } = chosen;
  const choose = (next: Partial<typeof chosen>) => choices.change({ ...chosen, ...next });
  const [tried, setTried] = useState(false);
  const values = formValues(fields, kept.typed);
  const inputs = inputOf(fields, values);
  const faults = formFaults(fields, values);
  // An agent says by each step how many pictures it makes.
  const chosenCount = cap === undefined ? { count: Number(count) } : {};
  const heard = useRecordingSeconds(fields, inputs);
  const wish = { inputs, seconds: heard.seconds, branded: brand !== '', ...chosenCount };
  const estimate = useEstimate(graph, wish);
  const filmedBy = useFilmedBy();
  const unmade = filmedBy && unmadeFilm(graph, filmedBy);
  const { press, busy, problem } = usePaidPress<RunOrder>(async (body, _price, idempotencyKey) => {
    const href = await start(body, idempotencyKey, values);
    emit('creditsChanged', { balance: undefined });
    if (href === undefined) return;
    kept.forget();
    choices.forget();
    navigate(href);
  });
  const budget = cap === undefined || typedCap === '' ? null : Number(typedCap);
  const most =
    unmade === undefined && estimate && heard.seconds ? Math.min(estimate.total, budget ?? estimate.total) : undefined;

  const take = (except?: string): RunOrder | undefined => {
    setTried(true);
    if (Object.keys(faults).some((name) => name !== except)) return undefined;
    const capped = cap === undefined ? {} : { budget };
    return { inputs, ...chosenCount, ...capped, ...(brand && { brandProfileId: brand }) };
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const order = take();
    if (most !== undefined && order) void press(order, most);
  };
  const hasPictures = cap === undefined && (estimate?.yields.image ?? 0) > 0;

  return (
    <form className={`${layout.stack} ${layout.loose}`} onSubmit={send} noValidate aria-label={label}>
      <FormFields
        inputs={fields}
        values={values}
        faults={tried ? faults : {}}
        announce={announceFile}
        onChange={kept.change}
      />
      {heard.error !== null && (
        <RetryNote title={heard.error} onRetry={heard.reload}>
          Nothing was charged.
        </RetryNote>
      )}
      <BrandSelect
        value={brand || null}
        onChange={(next) => choose({ brand: next ?? '' })}
        help="Texts keep to its tone, pictures to its colours."
      />
      {hasPictures && (
        <Field label="Pictures of each step">
          <Select options={COUNTS} value={count} onChange={(next) => choose({ count: next })} />
        </Field>
      )}
      {cap !== undefined && <BudgetField {...RUN_BUDGET} value={typedCap} onChange={(next) => choose({ cap: next })} />}
      {before}
      {unmade !== undefined && (
        <Note tone="warn" title={unmade}>
          It cannot be run here before that step is changed.
        </Note>
      )}
      <OrderButton
        verb="Run"
        price={most}
        sum={unmade === undefined ? sumOf(estimate, heard, budget) : 'No price: a step cannot be made.'}
        busy={busy}
        atEnd
      >
        {problem && <ProblemNote problem={problem} />}
      </OrderButton>
      {also?.(take, most)}
    </form>
  );
}

function sumOf(
  estimate: KnownEstimate | undefined,
  heard: ReturnType<typeof useRecordingSeconds>,
  budget: number | null,
): string {
  if (heard.error !== null) return 'The price follows the recording.';
  if (!heard.seconds) return 'Measuring the recording';
  return estimate ? sumWords(estimate, budget) : 'Reading the prices';
}

/** What stands beside the price: what a run brings, what it is expected to cost, and where it stops. */
function sumWords(estimate: KnownEstimate, budget: number | null): string {
  const brings = yieldWords(estimate);
  const most = `At most${brings && `, for ${brings}`}.`;
  if (budget === null || budget >= estimate.total) return most;
  return `It stops at ${budget} and asks; all of it costs ${estimate.total} at most.`;
}
