import { AddCreditsBody } from '@flint/shared/contracts/add-credits';
import { InvalidArgumentError } from 'commander';

/** Reads why credits move, as the account's owner will. @throws InvalidArgumentError */
export function readReason(given: string): string {
  const parsed = AddCreditsBody.shape.description.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError(parsed.error.issues[0]?.message ?? '');
}
