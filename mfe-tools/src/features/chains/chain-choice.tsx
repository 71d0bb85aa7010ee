import { request } from '@flint/shared/api/request';
import { chooseInChain, type ToolChain } from '@flint/shared/contracts/tool-chains';
import { type Alternatives, alternativesIn, bestOf } from '@flint/shared/tools/chain-choice';
import type { Chain } from '@flint/shared/tools/chains';
import { Button } from '@flint/shared/ui/button';
import { FieldGroup } from '@flint/shared/ui/field-group';
import { useId, useState } from 'react';
import styles from './chain-choice.module.css';
import { useChainAct } from './use-chain-act';

interface ChainChoiceProps {
  chain: Chain;
  run: ToolChain;
  /** The part whose alternatives they are, from 0. */
  at: number;
  /** What the parts after it cost at the most. */
  rest: number | undefined;
  tell: (chain: ToolChain) => void;
}

/** What a part offers to go on with: asked for where the chain waits, and open to another choice once it has ended. */
export function ChainChoice({ chain, run, at, ...others }: ChainChoiceProps) {
  const part = run.parts[at];
  const use = part?.use;
  const [open, setOpen] = useState(false);
  if (use?.run.status !== 'completed' || run.status === 'running') return null;
  const output: unknown = use.edited ?? use.output;
  const alternatives = alternativesIn(chain, at, output);
  if (!alternatives) return null;
  const taken = part?.chosen ?? bestOf(chain, at, output, use.findings);
  const isWaiting = run.status === 'choosing';
  if (isWaiting || open) return <Choose {...{ ...others, run, at, alternatives, taken, isWaiting }} />;
  return (
    <Button size="sm" variant="line" onClick={() => setOpen(true)}>
      Run again from here with another {alternatives.one.toLowerCase()}
    </Button>
  );
}

interface ChooseProps extends Omit<ChainChoiceProps, 'chain'> {
  alternatives: Alternatives;
  /** What went on, or what is best. */
  taken: number;
  /** Whether the chain waits for it; what comes after is made anew otherwise. */
  isWaiting: boolean;
}

function Choose({ run, at, rest, tell, alternatives: { one, texts }, taken, isWaiting }: ChooseProps) {
  const { act, busy } = useChainAct(tell);
  const [chosen, choose] = useState(taken);
  const name = useId();
  const send = () =>
    act(() => request(chooseInChain, { params: { id: run.id }, body: { part: at, chosen, most: rest } }));
  return (
    <div className={styles.choice}>
      <FieldGroup
        legend={`Which ${one.toLowerCase()} goes on?`}
        help={
          isWaiting
            ? 'Chosen for you: the first that breaks no rule.'
            : 'The parts after it are made anew. What there is stays.'
        }
      >
        <ul className={styles.texts}>
          {texts.map((text, place) => (
            <li key={text}>
              <label className={styles.text}>
                <input type="radio" name={name} checked={place === chosen} onChange={() => choose(place)} />
                <span>{text}</span>
              </label>
            </li>
          ))}
        </ul>
      </FieldGroup>
      <Button
        size="sm"
        variant="line"
        price={rest}
        busy={busy}
        disabled={rest === undefined || (!isWaiting && chosen === taken)}
        onClick={() => void send()}
      >
        Go on with this one
      </Button>
    </div>
  );
}
