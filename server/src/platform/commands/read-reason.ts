import { AddCreditsBody } from '@flint/shared/contracts/add-credits';
import { InvalidArgumentError } from 'commander';

/** Validates the reason of a movement of credits, which the account's owner reads. @throws InvalidArgumentError */
export function readReason(given: string): string {
  const parsed = AddCreditsBody.shape.description.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError(parsed.error.issues[0]?.message ?? '');
}
