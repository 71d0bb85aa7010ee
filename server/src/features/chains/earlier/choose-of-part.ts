import type { Db } from '../../../platform/db/database';
import { transact } from '../../../platform/db/transaction';
import { deletePartsAfter, updateChosen } from './chain-parts-repository';
import { updateToNextRound } from './chains-repository';
import type { ToolChainRow } from './tables';

/**
 * Continues with a choice in a part: drops the parts after it, whose results stay, and starts a new round.
 * @returns whether the chain was unchanged since it was read
 */
export function chooseOfPart(
  db: Db,
  chain: Pick<ToolChainRow, 'id' | 'round' | 'status'>,
  { position, chosen, most }: { position: number; chosen: number; most: number | null },
): Promise<boolean> {
  return transact(db, async (tx) => {
    if (!(await updateToNextRound(tx, chain, most))) return false;
    await deletePartsAfter(tx, chain.id, position);
    await updateChosen(tx, chain.id, position, chosen);
    return true;
  });
}
