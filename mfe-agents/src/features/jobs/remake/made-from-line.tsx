import type { ContentGraph, MadeFrom } from '@flint/shared/contracts/content-graph';
import { getHref } from '@flint/shared/contracts/routes';
import text from '@flint/shared/ui/text.module.css';
import { Link } from 'react-router-dom';
import { showStep, stepPlace } from '../../graph/graph-part';

interface MadeFromLineProps {
  readonly made: readonly MadeFrom[];
  readonly brand: ContentGraph['brand'];
}

/** What a step was made from, with links: `Made from Topic, Brand Mud & Fire, idea`. */
export function MadeFromLine({ made, brand }: MadeFromLineProps) {
  if (made.length === 0) return null;
  return (
    <p className={`${text.tiny} ${text.faint}`}>
      Made from{' '}
      {made.map((each, at) => (
        <span key={`${each.from} ${each.name} ${each.step}`}>
          {at > 0 && ', '}
          <Origin {...each} brand={brand} />
        </span>
      ))}
    </p>
  );
}

const KINDS: Readonly<Partial<Record<MadeFrom['from'], string>>> = { brand: 'Brand', page: 'Page', file: 'File' };

function Origin({ from, name, step, brand }: MadeFrom & Pick<MadeFromLineProps, 'brand'>) {
  const words = [KINDS[from], name].filter(Boolean).join(' ');
  if (step !== null)
    return (
      <a
        className={text.link}
        href={`#${stepPlace(step)}`}
        onClick={(event) => {
          event.preventDefault();
          showStep(step);
        }}
      >
        {words}
      </a>
    );
  if (from === 'brand' && brand?.id)
    return (
      <Link className={text.link} to={getHref('brandProfile', { id: brand.id })}>
        {words}
      </Link>
    );
  return words;
}
