import { emit } from '@flint/shared/api/bus';
import { request } from '@flint/shared/api/request';
import { BrandSelect } from '@flint/shared/brands/parts/brand-select';
import { generateTemplate, type Template } from '@flint/shared/contracts/templates';
import { OrderButton } from '@flint/shared/orders/parts/order-button';
import { ProblemNote } from '@flint/shared/orders/parts/problem-note';
import { usePaidPress } from '@flint/shared/orders/use-paid-press';
import type { Fields, Field as FormField } from '@flint/shared/tools/fields';
import { Field } from '@flint/shared/ui/field';
import layout from '@flint/shared/ui/layout.module.css';
import { Select } from '@flint/shared/ui/select';
import { TextArea } from '@flint/shared/ui/text-area';
import { TextInput } from '@flint/shared/ui/text-input';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEstimate, yieldWords } from './use-estimate';

const COUNTS = ['1', '2', '3', '4'].map((value) => ({ value, label: value }));

interface Order {
  readonly inputs: Readonly<Record<string, string>>;
  readonly count: number;
  readonly brandProfileId?: string;
}

/** The form of a template: its inputs, the brand, the count, and the price before the run. */
export function RunForm({ template }: { template: Template }) {
  const fields = template.inputs as Fields;
  const navigate = useNavigate();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [brand, setBrand] = useState<string | null>(null);
  const [count, setCount] = useState('1');
  const [tried, setTried] = useState(false);
  const inputs = Object.fromEntries(Object.keys(fields).map((name) => [name, values[name] ?? '']));
  const estimate = useEstimate(template, { inputs, count: Number(count), branded: brand !== null });
  const { press, busy, problem } = usePaidPress<Order>(async (body, _price, idempotencyKey) => {
    const { jobId } = await request(generateTemplate, { params: { id: template.id }, body }, { idempotencyKey });
    emit('creditsChanged', { balance: undefined });
    navigate(`/jobs/${jobId}`);
  });
  const isMissing = (name: string, field: FormField) =>
    'required' in field && field.required === true && inputs[name]?.trim() === '';

  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!estimate || Object.entries(fields).some(([name, field]) => isMissing(name, field))) return;
    void press({ inputs, count: Number(count), ...(brand && { brandProfileId: brand }) }, estimate.total);
  };
  const hasPictures = (estimate?.yields.image ?? 0) > 0;

  return (
    <form className={layout.stack} onSubmit={send} noValidate aria-label="Run this template">
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
      <OrderButton
        verb="Run"
        price={estimate?.total}
        sum={estimate ? `At most, for ${yieldWords(estimate)}.` : 'Reading the prices'}
        busy={busy}
        atEnd
      >
        {problem && <ProblemNote problem={problem} />}
      </OrderButton>
    </form>
  );
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
