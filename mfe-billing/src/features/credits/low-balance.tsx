import { type Costs, LOW_BALANCE } from '@flint/shared/contracts/credits';
import { IMAGE_MODELS } from '@flint/shared/contracts/models';
import { formatCredits } from '@flint/shared/ui/format-number';
import { Note } from '@flint/shared/ui/note';

interface LowBalanceProps {
  balance: number | null;
  costs: Costs | null;
}

/** Warns about a low balance, with the price of a picture for comparison. */
export function LowBalance({ balance, costs }: LowBalanceProps) {
  if (balance === null || balance >= LOW_BALANCE) return null;
  return (
    <Note tone="warn" title={balance === 0 ? 'No credits left.' : `${formatCredits(balance)} left.`}>
      {costs && priceOfOne(costs)}
    </Note>
  );
}

function priceOfOne(costs: Costs): string | null {
  const prices = IMAGE_MODELS.map(({ id }) => costs[`image:${id}`]).filter((price) => price !== undefined);
  if (prices.length === 0) return null;
  const least = Math.min(...prices);
  const most = Math.max(...prices);
  return `One picture costs ${least === most ? formatCredits(least) : `${least} to ${formatCredits(most)}`}.`;
}
