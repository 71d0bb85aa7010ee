import { sumPrices } from '@flint/shared/contracts/prices/chain-price';
import { isEnded } from '@flint/shared/contracts/runs';
import type { ToolChain } from '@flint/shared/contracts/tool-chains';
import type { Chain } from '@flint/shared/tools/chains';
import { HUBS, toolOf } from '@flint/shared/tools/tools';
import { formatCredits } from '@flint/shared/ui/format-number';
import { Icon } from '@flint/shared/ui/icon';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { toolIcon } from '../catalogue/tool-icons';
import { toolHref } from '../runner/tool-href';
import { ChainChoice } from './chain-choice';
import styles from './chains.module.css';

interface ChainPartsProps {
  chain: Chain;
  /** Most credits of each part; undefined while unknown. */
  prices: readonly (number | undefined)[];
  /** Its state; null before it has been run. */
  run: ToolChain | null;
  tell: (chain: ToolChain) => void;
}

/** The parts of a chain in order, with their prices and results. */
export function ChainParts({ chain, prices, run, tell }: ChainPartsProps) {
  return (
    <ol className={styles.parts} aria-label="Parts">
      {chain.parts.map(({ definition, from }, at) => {
        const { id, title, icon, platform } = toolOf(definition.id);
        const use = run?.parts[at]?.use ?? null;
        const source = from === undefined ? undefined : chain.parts[from];
        return (
          <li key={id} className={styles.part} data-state={use?.run.status ?? 'waiting'}>
            <Icon of={toolIcon(icon)} />
            <div className={styles.about}>
              <p>
                <span className={text.strong}>{title}</span>{' '}
                <span className={clsx(text.small, text.faint)}>{HUBS[platform].label}</span>
              </p>
              <p className={clsx(text.small, text.soft, text.num)}>{use ? stateOf(use.run) : priceOf(prices[at])}</p>
              {source && (
                <p className={clsx(text.tiny, text.faint)}>
                  From the {toolOf(source.definition.id).title.toLowerCase()}
                </p>
              )}
            </div>
            {use && (
              <Link className={styles.open} to={toolHref(id, 'app', use.run.id)}>
                Open<span className="sr"> the result of {title.toLowerCase()}</span>
              </Link>
            )}
            {run && (
              <div className={styles.choice}>
                <ChainChoice
                  key={`${run.id} ${run.status}`}
                  {...{ chain, run, at, tell }}
                  rest={sumPrices(prices.slice(at + 1))}
                />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const priceOf = (price: number | undefined) =>
  price === undefined ? 'Priced when the recording is there' : `At most ${formatCredits(price)}`;

type PartRun = NonNullable<ToolChain['parts'][number]['use']>['run'];

function stateOf({ status, phase, charged, message, price }: PartRun): string {
  if (!isEnded(status)) return `${phase}. ${formatCredits(price)} held`;
  if (status === 'completed') return `Done, ${formatCredits(charged ?? 0)}`;
  return message ?? 'Nothing was made, nothing was charged.';
}
