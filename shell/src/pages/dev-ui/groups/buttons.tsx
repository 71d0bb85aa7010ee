import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { CopyButton } from '@flint/shared/ui/copy-button';
import { CopyBlock, CopyLine } from '@flint/shared/ui/copy-line';
import { DownloadLink } from '@flint/shared/ui/download-link';
import { Icon } from '@flint/shared/ui/icon';
import { IconButton } from '@flint/shared/ui/icon-button';
import { Price } from '@flint/shared/ui/price';
import { ThemeButton, type ThemeChoice } from '@flint/shared/ui/theme-button';
import { Toolbar } from '@flint/shared/ui/toolbar';
import { Copy, Download, RefreshCw, Trash2 } from 'lucide-react';
import { Live } from '../live';
import hum from '../media/hum.mp3';
import { LONG } from '../sample';
import type { Group } from '../specimen';

const VARIANTS = ['ember', 'ink', 'line', 'plain', 'bad'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;

/** Buttons and links. */
export const buttons: Group = {
  id: 'buttons',
  title: 'Buttons',
  sheets: [
    {
      file: 'button.tsx',
      layout: 'row',
      note: 'Ember spends credits; there is one on a page. While busy it keeps its width and its focus.',
      states: [
        ...VARIANTS.map((variant) => ({ name: variant, show: <Button variant={variant}>Save</Button> })),
        ...SIZES.map((size) => ({
          name: size,
          show: (
            <Button variant="line" size={size}>
              Save
            </Button>
          ),
        })),
        {
          name: 'with icon',
          show: (
            <Button variant="line">
              <Icon of={Download} small />
              Download
            </Button>
          ),
        },
        {
          name: 'price',
          show: (
            <Button variant="ember" price={4}>
              Generate
            </Button>
          ),
        },
        {
          name: 'short price',
          show: (
            <Button variant="line" size="sm" price={1} shortPrice>
              Again
            </Button>
          ),
        },
        ...VARIANTS.map((variant) => ({
          name: `${variant}, disabled`,
          show: (
            <Button variant={variant} disabled>
              Save
            </Button>
          ),
        })),
        {
          name: 'block, long text',
          show: (
            <Button variant="line" block>
              {LONG}
            </Button>
          ),
        },
        {
          name: 'busy',
          show: (
            <Button variant="ink" busy busyLabel="Saving">
              Save changes
            </Button>
          ),
        },
        {
          name: 'busy on a press',
          show: (
            <Live initial={false}>
              {(busy, set) => (
                <Button variant="ember" price={4} busy={busy} busyLabel="Generating" onClick={() => set(true)}>
                  Generate
                </Button>
              )}
            </Live>
          ),
        },
      ],
    },
    {
      file: 'button-link.tsx',
      layout: 'row',
      states: [
        {
          name: 'ink',
          show: (
            <ButtonLink href="#button-link" variant="ink">
              Open studio
            </ButtonLink>
          ),
        },
        {
          name: 'price',
          show: (
            <ButtonLink href="#button-link" variant="line" price={4}>
              Use again
            </ButtonLink>
          ),
        },
        {
          name: 'large',
          show: (
            <ButtonLink href="#button-link" variant="ink" size="lg">
              Start free
            </ButtonLink>
          ),
        },
      ],
    },
    {
      file: 'download-link.tsx',
      layout: 'row',
      states: [
        {
          name: 'plain',
          show: (
            <DownloadLink href={hum} name="hum.mp3">
              MP3
            </DownloadLink>
          ),
        },
        {
          name: 'line, long text',
          show: (
            <DownloadLink href={hum} name="hum.mp3" variant="line">
              {LONG}
            </DownloadLink>
          ),
        },
      ],
    },
    {
      file: 'icon-button.tsx',
      layout: 'row',
      states: [
        ...SIZES.map((size) => ({ name: size, show: <IconButton icon={Copy} label="Copy" size={size} /> })),
        { name: 'line', show: <IconButton icon={Copy} label="Copy" variant="line" /> },
        { name: 'bad', show: <IconButton icon={Trash2} label="Delete" variant="bad" /> },
        { name: 'disabled', show: <IconButton icon={Copy} label="Copy" disabled /> },
        { name: 'line, disabled', show: <IconButton icon={Copy} label="Copy" variant="line" disabled /> },
      ],
    },
    {
      file: 'copy-button.tsx',
      layout: 'row',
      states: [{ name: 'rest', show: <CopyButton what="prompt" text={LONG} /> }],
    },
    {
      file: 'copy-line.tsx',
      states: [
        { name: 'a line', show: <CopyLine what="address" text="https://flint.example/api/hooks/9f2c" /> },
        { name: 'lines', show: <CopyBlock what="call" text={'curl https://flint.example \\\n  -H "accept: json"'} /> },
      ],
    },
    {
      file: 'theme-button.tsx',
      layout: 'row',
      states: [
        {
          name: 'system, light, dark',
          show: (
            <Live<ThemeChoice> initial="system">{(value, set) => <ThemeButton value={value} onChange={set} />}</Live>
          ),
        },
      ],
    },
    {
      file: 'toolbar.tsx',
      note: 'One stop of the Tab key; arrows, Home and End move inside.',
      layout: 'full',
      states: [
        {
          name: 'tools',
          show: (
            <Toolbar label="Picture">
              <Button size="sm" variant="line" price={4} shortPrice>
                Again
              </Button>
              <IconButton icon={Copy} label="Copy the prompt" size="sm" />
              <IconButton icon={Download} label="Download" size="sm" />
              <IconButton icon={RefreshCw} label="Use again" size="sm" disabled />
              <IconButton icon={Trash2} label="Delete" size="sm" />
            </Toolbar>
          ),
        },
      ],
    },
    {
      file: 'price.tsx',
      layout: 'row',
      states: [
        {
          name: 'one',
          show: (
            <p>
              Again
              <Price credits={1} />
            </p>
          ),
        },
        {
          name: 'many',
          show: (
            <p>
              Generate
              <Price credits={1284} />
            </p>
          ),
        },
        {
          name: 'short',
          show: (
            <p>
              Again
              <Price credits={4} short />
            </p>
          ),
        },
      ],
    },
  ],
};
