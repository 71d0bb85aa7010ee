import { InvalidArgumentError } from 'commander';

/** Parses a whole number from 1 to `most`. @throws InvalidArgumentError */
export function wholeNumber(most: number): (given: string) => number {
  return (given: string) => {
    const count = /^\d{1,9}$/.test(given) ? Number(given) : 0;
    if (count >= 1 && count <= most) return count;
    throw new InvalidArgumentError(`A whole number from 1 to ${most}.`);
  };
}
