import { CopyBlock, CopyLine } from '@flint/shared/ui/copy-line';
import layout from '@flint/shared/ui/layout.module.css';
import { Segmented } from '@flint/shared/ui/segmented';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useState } from 'react';
import styles from './developers.module.css';
import { programAddress } from './first-call';

const CLIENTS = [
  { value: 'claude', label: 'Claude Code' },
  { value: 'cursor', label: 'Cursor' },
  { value: 'other', label: 'Others' },
] as const;
type Client = (typeof CLIENTS)[number]['value'];

const SETUPS: Record<Client, (address: string) => string> = {
  claude: (address) => `claude mcp add --transport http flint \\
  ${address}`,
  cursor: (address) => `{
  "mcpServers": {
    "flint": { "url": "${address}" }
  }
}`,
  other: (address) => `Transport: streamable HTTP
Address:   ${address}
Sign-in:   OAuth, or
Header:    Authorization: Bearer flint_…`,
};

/** How to use Flint as tools of a model, by MCP. */
export function McpSetup() {
  const [client, setClient] = useState<Client>('claude');
  const address = programAddress('/mcp');
  return (
    <section className={styles.mcp} aria-labelledby="mcp">
      <div className={clsx(layout.stack, styles.mcpText)}>
        <h2 className={text.d1} id="mcp">
          Use Flint from Claude, Cursor or any MCP client
        </h2>
        <p className={text.soft}>
          Give the client this address. It brings you here to sign in, and you say what it may do and spend a day. It
          then has tools with their prices: pictures, films, sound, texts, every platform tool, and your library.
        </p>
        <p className={clsx(text.small, text.soft)}>
          Every paid tool takes <code className={text.code}>max_credits</code> and is refused above it, before anything
          is held. A client that cannot sign in takes an API key as a header.
        </p>
        <CopyLine what="address" text={address} />
      </div>
      <div className={layout.stack}>
        <Segmented label="MCP client" segments={CLIENTS} value={client} onChange={setClient} fill />
        <CopyBlock what="set-up" text={SETUPS[client](address)} />
      </div>
    </section>
  );
}
