import { emit } from '@flint/shared/api/bus';
import { BrandSelect } from '@flint/shared/brands/parts/brand-select';
import { OrderButton } from '@flint/shared/orders/parts/order-button';
import { ProblemNote } from '@flint/shared/orders/parts/problem-note';
import { usePaidPress } from '@flint/shared/orders/use-paid-press';
import type { Field as FormField } from '@flint/shared/tools/fields';
import type { Graph } from '@flint/shared/tools/steps/graph';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Select } from '@flint/shared/ui/select';
import { TextArea } from '@flint/shared/ui/text-area';
import { TextInput } from '@flint/shared/ui/text-input';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BudgetField } from '../agents/budget-field';
import { type KnownEstimate, useEstimate, yieldWords } from './use-estimate';

const COUNTS = ['1', '2', '3', '4'].map((value) => ({ value, label: value }));

/** What a run is ordered with. */
export interface RunOrder {
  readonly inputs: Readonly<Record<string, string>>;
  readonly count?: number;
  readonly brandProfileId?: string;
  readonly budget?: number | null;
}

interface RunFormProps {
  /** Accessible name of the form. */
  readonly label: string;
  /** What is carried out. */
  readonly graph: Graph;
  /** The cap that it starts with, null for none; without it no cap is asked for. */
  readonly cap?: number | null;
  /** Starts it; @returns where it is shown */
  readonly start: (order: RunOrder, idempotencyKey: string) => Promise<string>;
  /**
   * What else may become of the form.
   * @param take what it holds; undefined, and said at the fields, while something is missing
   * @param most the most that a run costs
   */
  readonly also?: (take: () => RunOrder | undefined, most: number | undefined) => ReactNode;
}

/** The form of a template or an agent: its inputs, the brand, the count, and the price before the run. */
export function RunForm({ label, graph, cap, start, also }: RunFormProps) {
  const fields = graph.inputs;
  const navigate = useNavigate();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [brand, setBrand] = useState<string | null>(null);
  const [count, setCount] = useState('1');
  const [tried, setTried] = useState(false);
  const inputs = Object.fromEntries(Object.keys(fields).map((name) => [name, values[name] ?? '']));
  const [typedCap, setTypedCap] = useState(cap == null ? '' : String(cap));
  // An agent says by each step how many pictures it makes.
  const chosenCount = cap === undefined ? { count: Number(count) } : {};
  const estimate = useEstimate(graph, { inputs, branded: brand !== null, ...chosenCount });
  const { press, busy, problem } = usePaidPress<RunOrder>(async (body, _price, idempotencyKey) => {
    const href = await start(body, idempotencyKey);
    emit('creditsChanged', { balance: undefined });
    navigate(href);
  });
  const budget = cap === undefined || typedCap === '' ? null : Number(typedCap);
  const most = estimate && Math.min(estimate.total, budget ?? estimate.total);
  const isMissing = (name: string, field: FormField) =>
    'required' in field && field.required === true && inputs[name]?.trim() === '';

  const take = (): RunOrder | undefined => {
    setTried(true);
    if (Object.entries(fields).some(([name, field]) => isMissing(name, field))) return undefined;
    const capped = cap === undefined ? {} : { budget };
    return { inputs, ...chosenCount, ...capped, ...(brand && { brandProfileId: brand }) };
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const order = take();
    if (estimate && order) void press(order, most ?? estimate.total);
  };
  const hasPictures = cap === undefined && (estimate?.yields.image ?? 0) > 0;

  return (
    <form className={layout.stack} onSubmit={send} noValidate aria-label={label}>
      {Object.entries(fields).map(([name, field]) => (
        <Field
          key={name}
          label={field.label}
          help={field.help}
          error={tried && isMissing(name, field) && `${field.label} is missing.`}
        >
          <InputControl
            field={field}
            value={values[name] ?? ''}
            onChange={(value) => setValues({ ...values, [name]: value })}
          />
        </Field>
      ))}
      <BrandSelect value={brand} onChange={setBrand} help="Texts keep to its tone, pictures to its colours." />
      {hasPictures && (
        <Field label="Pictures of each step">
          <Select options={COUNTS} value={count} onChange={setCount} />
        </Field>
      )}
      {cap !== undefined && <BudgetField value={typedCap} onChange={setTypedCap} />}
      <OrderButton
        verb="Run"
        price={most}
        sum={estimate ? sumWords(estimate, budget) : 'Reading the prices'}
        busy={busy}
        atEnd
      >
        {problem && <ProblemNote problem={problem} />}
      </OrderButton>
      {also?.(take, most)}
    </form>
  );
}

/** What stands beside the price: what a run brings, what it is expected to cost, and where it stops. */
function sumWords(estimate: KnownEstimate, budget: number | null): string {
  const brings = yieldWords(estimate);
  const most = `At most${brings && `, for ${brings}`}.`;
  if (budget === null || budget >= estimate.total) return most;
  return `It stops at ${budget} and asks; all of it costs ${estimate.total} at most.`;
}

interface InputControlProps {
  readonly field: FormField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function InputControl({ field, value, onChange, ...described }: InputControlProps) {
  const placeholder = 'placeholder' in field ? field.placeholder : undefined;
  const control = { ...described, value, placeholder };
  return field.type === 'long' ? (
    <TextArea {...control} rows={5} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextInput {...control} onChange={({ target }) => onChange(target.value)} />
  );
}
