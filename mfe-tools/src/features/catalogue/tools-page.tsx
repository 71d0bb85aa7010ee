import { getHref } from '@flint/shared/contracts/routes';
import { HUBS, TOOLS, toolsOf } from '@flint/shared/contracts/tools';
import { PLATFORMS } from '@flint/shared/contracts/tools/tool-row';
import { Field } from '@flint/shared/ui/field';
import { Page, PageHead } from '@flint/shared/ui/page';
import { StatePanel } from '@flint/shared/ui/state-panel';
import text from '@flint/shared/ui/text.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import clsx from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './catalogue.module.css';
import { PlatformMark } from './platform-mark';
import { recentTools } from './recent-tools';
import { searchTools } from './search-tools';
import { ToolList } from './tool-list';

/** All tools: six platforms, a search over them, and what was used last. */
export default function ToolsPage() {
  const [typed, setTyped] = useState('');
  const found = searchTools(typed);
  const searching = typed.trim() !== '';
  return (
    <Page>
      <PageHead
        title="Platform tools"
        lead={`${TOOLS.length} tools for six platforms. Each is checked against what its platform takes and shows.`}
      />
      <div className={styles.search}>
        <Field label="Search tools">
          <TextInput
            type="search"
            placeholder="title, thread, bio"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <p className="sr" role="status">
          {searching && `${found.length} of ${TOOLS.length} tools`}
        </p>
      </div>
      {searching ? <Found typed={typed} found={found} onClear={() => setTyped('')} /> : <Platforms />}
    </Page>
  );
}

function Found({
  typed,
  found,
  onClear,
}: {
  typed: string;
  found: ReturnType<typeof searchTools>;
  onClear: () => void;
}) {
  if (found.length > 0) return <ToolList label="Found" tools={found} withPlatform />;
  return (
    <StatePanel
      title="No tool says that"
      actions={
        <button type="button" className={text.link} onClick={onClear}>
          Show all tools
        </button>
      }
    >
      <p>Nothing matches “{typed.trim()}”. Try what you want to make: a title, a caption, a calendar.</p>
    </StatePanel>
  );
}

function Platforms() {
  const recent = recentTools();
  return (
    <>
      {recent.length > 0 && (
        <section className={styles.block} aria-label="Used last">
          <h2 className={text.h}>Used last</h2>
          <ToolList label="Used last" tools={recent} withPlatform />
        </section>
      )}
      {PLATFORMS.map((platform) => (
        <section key={platform} className={styles.block} aria-labelledby={`hub-${platform}`}>
          <div className={styles.platform}>
            <PlatformMark platform={platform} />
            <div>
              <h2 className={text.h} id={`hub-${platform}`}>
                <Link className={styles.hub} to={getHref('platformHub', { platform })}>
                  {HUBS[platform].label}
                </Link>
              </h2>
              <p className={clsx(text.small, text.soft)}>{HUBS[platform].summary}</p>
            </div>
          </div>
          <ToolList label={HUBS[platform].label} tools={toolsOf(platform)} />
        </section>
      ))}
    </>
  );
}
