import { type ContentGraph, contentGraph, forecastRemake } from '@flint/shared/contracts/content-graph';
import { isEnded } from '@flint/shared/contracts/runs';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { formFaults } from '@flint/shared/forms/form-faults';
import { type FormValues, formValues, inputOf } from '@flint/shared/forms/form-values';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import type { Fields } from '@flint/shared/tools/fields';
import { useEffect, useState } from 'react';
import { useKeptForm } from '../../templates/use-kept-form';

/** A forecast waits this long after the last change of the form, in milliseconds. */
const SETTLE_MS = 400;

/** What a run was made from, against what it would be made from now. */
export interface Remake {
  /** As far as it is known: while a forecast is read, the last one. */
  readonly content: ContentGraph | undefined;
  readonly error: unknown;
  readonly reload: () => void;
  readonly form: {
    readonly fields: Fields;
    readonly values: FormValues;
    readonly faults: Readonly<Record<string, string>>;
    readonly change: (values: FormValues) => void;
    /** Goes back to what the run was given. */
    readonly reset: () => void;
    /** Forgets what is kept: it has been sent. */
    readonly forget: () => void;
    /** Other values than the run was given; undefined where they are the same. */
    readonly inputs: Readonly<Record<string, unknown>> | undefined;
  };
  /** Whether what is shown is for what the form holds now. */
  readonly isCurrent: boolean;
}

/** Compares a run with what it would be made from now, and with what is typed into its form. */
export function useRemake({ id, status, inputs: given }: StepJob): Remake {
  const params = { id };
  const known = callResource(contentGraph, { params });
  const isOver = isEnded(status);
  const now = useResource({ ...known, key: `${known.key} ${isOver ? 'ended' : 'going'}` });
  const kept = useKeptForm(`remake ${id}`, { known: given });
  const fields = (now.data?.form ?? {}) as Fields;
  const values = formValues(fields, withNamedFiles(fields, kept.typed));
  const faults = formFaults(fields, values);
  const start = formValues(fields, withNamedFiles(fields, given));
  const isSame = JSON.stringify(inputOf(fields, values)) === JSON.stringify(inputOf(fields, start));
  const asked = isSame || !isOver || Object.keys(faults).length > 0 ? null : JSON.stringify(inputOf(fields, values));
  const settled = useSettled(asked, SETTLE_MS);
  const forecast = useResource(
    settled === null ? null : callResource(forecastRemake, { params, body: { inputs: JSON.parse(settled) } }),
  );
  const isForecast = settled !== null && !isSame;
  const content = useLastKnown(isForecast ? forecast.data : now.data);
  return {
    content,
    error: isForecast ? forecast.error : now.error,
    reload: isForecast ? forecast.reload : now.reload,
    form: {
      ...{ fields, values, faults, change: kept.change, forget: kept.forget },
      reset: () => kept.change(start),
      inputs: isSame ? undefined : inputOf(fields, values),
    },
    isCurrent: isSame ? now.data !== undefined : asked !== null && asked === settled && forecast.data !== undefined,
  };
}

/** A run keeps its files by their ids alone; the form shows them by a name. */
function withNamedFiles(fields: Fields, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const named = (name: string, value: unknown) =>
    fields[name]?.type === 'upload' && typeof value === 'string' ? { id: value, name: 'The file it was given' } : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, named(name, value)]));
}

/** A value as it was once it has not changed for some time, in milliseconds; the first one at once. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/** A value, or the last one that was known while it is not. */
function useLastKnown<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
