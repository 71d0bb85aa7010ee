import { emit } from '@flint/shared/api/bus';
import { toMessage } from '@flint/shared/api/message';
import type { Resource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { useRef } from 'react';

/** What starts an agent by itself: a schedule, or a collection whose new files it runs for. */
interface Starter {
  readonly id: string;
  readonly isOn: boolean;
}

interface Ways<Row> {
  /** Null reads nothing. */
  readonly list: Resource<readonly Row[]> | null;
  readonly turn: (id: string, isOn: boolean) => Promise<Row>;
  readonly remove: (id: string) => Promise<unknown>;
  /** Makes one anew that was deleted. */
  readonly remake: (row: Row) => Promise<Row>;
  /** Sentences for the toasts. */
  readonly says: { readonly made: string; readonly removed: string };
}

const tell = (error: unknown) => emit('toast', { text: toMessage(error) });

/** What starts an agent by itself, and what its user does with it. What is turned is shown at once, and back when it fails. */
export function useStarters<Row extends Starter>({ list, turn, remove, remake, says }: Ways<Row>) {
  const { data, status, reload, mutate } = useResource(list);
  const key = useRef<string>(undefined);
  const change = (next: (rows: readonly Row[]) => readonly Row[]) => mutate((rows) => rows && next(rows));
  const put = (row: Row) => change((rows) => rows.map((each) => (each.id === row.id ? row : each)));
  const add = (row: Row) => change((rows) => [...rows, row]);
  return {
    rows: data ?? [],
    hasFailed: status === 'failed' && !data,
    reload,
    /** Makes one, under the same idempotency key until it is made. @returns why it was not */
    async make(send: (idempotencyKey: string) => Promise<Row>): Promise<string | null> {
      key.current ??= crypto.randomUUID();
      try {
        add(await send(key.current));
        key.current = undefined;
        emit('toast', { text: says.made });
        return null;
      } catch (error) {
        return toMessage(error);
      }
    },
    turn(row: Row, isOn: boolean): void {
      put({ ...row, isOn });
      turn(row.id, isOn)
        .then(put)
        .catch((error) => {
          put(row);
          tell(error);
        });
    },
    remove(row: Row): void {
      const bringBack = () => void remake(row).then(add).catch(tell);
      remove(row.id)
        .then(() => {
          change((rows) => rows.filter(({ id }) => id !== row.id));
          emit('toast', { text: says.removed, way: { label: 'Bring it back', go: bringBack } });
        })
        .catch(tell);
    },
  };
}
