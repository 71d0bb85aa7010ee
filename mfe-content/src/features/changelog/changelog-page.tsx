import layout from '@flint/shared/ui/layout.module.css';
import { Segmented } from '@flint/shared/ui/segmented';
import text from '@flint/shared/ui/text.module.css';
import { useState } from 'react';
import { InlineMarkdown } from '../docs/inline-markdown';
import { InfoPage, InfoSection } from '../info/info-page';
import { EDITIONS } from './editions';

const NAMES: Readonly<Record<string, string>> = {
  shell: 'Shell',
  'mfe-generator': 'Generator',
  'mfe-agents': 'Agents',
  'mfe-billing': 'Billing',
  'mfe-tools': 'Tools',
  'mfe-content': 'Content',
};
const nameOf = (part: string) => NAMES[part] ?? part;
const PARTS = [...new Set(EDITIONS.map(({ part }) => part))];
const ALL = 'all';

/** Public page: every version of the shell and the remotes, newest first. */
export default function ChangelogPage() {
  const [part, choose] = useState(ALL);
  const shown = EDITIONS.filter((edition) => part === ALL || edition.part === part);
  return (
    <InfoPage
      title="Changelog"
      lead="Flint consists of parts that are released on their own: the shell around every page, and one part for each area."
    >
      <Segmented
        label="Part of Flint"
        segments={[{ value: ALL, label: 'All' }, ...PARTS.map((value) => ({ value, label: nameOf(value) }))]}
        value={part}
        onChange={choose}
      />
      <p role="status" className={text.faint}>
        {shown.length} {shown.length === 1 ? 'version' : 'versions'}
      </p>
      {shown.map(({ part: of, version, day, changes }) => (
        <InfoSection key={`${of} ${version}`} title={`${nameOf(of)} ${version}`}>
          <p className={text.small}>{day === null ? 'First version' : <time dateTime={day}>{day}</time>}</p>
          <ul className={layout.stack}>
            {changes.map((change) => (
              <li key={change}>
                <InlineMarkdown text={change} />
              </li>
            ))}
          </ul>
        </InfoSection>
      ))}
    </InfoPage>
  );
}
