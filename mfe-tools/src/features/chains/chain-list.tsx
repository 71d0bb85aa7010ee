import { getHref } from '@flint/shared/contracts/routes';
import { CHAIN_IDS, CHAINS } from '@flint/shared/tools/chains';
import { toolOf } from '@flint/shared/tools/tools';
import { Icon } from '@flint/shared/ui/icon';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Workflow } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from '../catalogue/catalogue.module.css';

/** All chains, with their tools in order. */
export function ChainList() {
  return (
    <section className={styles.block} aria-labelledby="chains">
      <h2 className={text.h} id="chains">
        One after another
      </h2>
      <ul className={styles.tools} aria-label="Chains">
        {CHAIN_IDS.map((id) => (
          <li key={id}>
            <Link className={styles.tool} to={getHref('platformTool', { platform: 'chains', tool: id })}>
              <Icon of={Workflow} />
              <span>
                <span className={text.strong}>{CHAINS[id].title}</span>
                <span className={clsx(text.small, text.soft, styles.summary)}>{CHAINS[id].summary}</span>
                <span className={clsx(text.tiny, text.faint, styles.summary)}>
                  {CHAINS[id].parts.map(({ tool }) => toolOf(tool).title).join(' → ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
