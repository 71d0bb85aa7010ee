import { ApiError } from '@flint/shared/api/api-error';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';

/**
 * A form that makes one call: checked by the call's own schema (`resolver`) before anything is sent, sent once however often it is
 * submitted. What the server refuses stands at its field, every other failure in `failure`; what was typed stays.
 */
export function useCallForm<Values extends FieldValues, Body>(
  resolver: Resolver<Values, unknown, Body>,
  defaultValues: DefaultValues<Values>,
  send: (body: Body) => Promise<void>,
) {
  const form = useForm<Values, unknown, Body>({ resolver, defaultValues });
  const [failure, setFailure] = useState<unknown>(null);
  const underWay = useRef(false);

  const fail = (error: unknown) => {
    const field = error instanceof ApiError ? error.field : undefined;
    if (field !== undefined && field in form.getValues())
      form.setError(field as Path<Values>, { message: (error as ApiError).message }, { shouldFocus: true });
    else setFailure(error);
  };

  const submit = form.handleSubmit(async (body) => {
    if (underWay.current) return;
    underWay.current = true;
    setFailure(null);
    try {
      await send(body);
    } catch (error) {
      fail(error);
    } finally {
      underWay.current = false;
    }
  });

  return { form, submit, fail, failure, busy: form.formState.isSubmitting, errors: form.formState.errors };
}
