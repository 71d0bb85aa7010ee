import type { Boot } from '@flint/shared/contracts/boot';
import { captureException, init } from '@sentry/react';
import type { Caught } from '../caught';
import { describeError, shellBuild } from '../describe-error';
import { monitoringOptions } from './options';
import { whenIdle } from './when-idle';

/** Starts the error-reporting service's SDK, and replay at the next idle moment. @returns reports an error that is not noise */
export function createMonitor(boot: Boot): (caught: Caught) => void {
  init(monitoringOptions(boot, `shell@${shellBuild()}`));
  void whenIdle()
    .then(() => import(/* webpackChunkName: "replay" */ './replay'))
    .then(({ startReplay }) => startReplay(boot.monitoring?.raw === true))
    .catch((error: unknown) => console.warn('Sessions are not recorded: the program did not load.', error));
  return (caught) => {
    const described = describeError(caught);
    if (!described) return;
    const { error } = caught;
    const { name, message, kind, source, version, page, action, requestId } = described;
    // Other thrown values may contain anything.
    const thrown = error instanceof Error ? error : Object.assign(new Error(message), { name });
    const tags = { kind, source, version, page, action, requestId };
    captureException(thrown, { captureContext: { tags }, mechanism: { type: kind, handled: kind !== 'error' } });
  };
}
