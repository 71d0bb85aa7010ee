/// <reference types="@rspack/core/module" />
import { callMisfit, type DescribedCall, describeCall } from '../shared/contracts/compatibility/described-call';
import { CALL_READER, isCall } from './call-reader';

const contracts = import.meta.webpackContext('../shared/contracts', {
  recursive: true,
  regExp: /^(?!.*\.test\.ts$).*\.ts$/,
});

/** Every call of the contracts, by id. */
export const calls: readonly DescribedCall[] = contracts
  .keys()
  .flatMap((key) => Object.values(contracts(key) as object).filter(isCall))
  .map((call) => describeCall(call, CALL_READER))
  .sort((a, b) => (a.id < b.id ? -1 : 1));

/** What of the released calls is not answered any more as callers were built with it. */
export function breaks(released: readonly DescribedCall[], now: readonly DescribedCall[] = calls): string[] {
  return released.flatMap(
    (built) =>
      callMisfit(
        built,
        now.find(({ id }) => id === built.id),
      ) ?? [],
  );
}
