import { request } from '@flint/shared/api/request';
import { chooseInChain, type ToolChain } from '@flint/shared/contracts/tool-chains';
import type { Alternatives } from '@flint/shared/tools/alternatives';
import { alternativesIn, bestOf } from '@flint/shared/tools/chain-choice';
import type { Chain } from '@flint/shared/tools/chains';
import { Button } from '@flint/shared/ui/button';
import { FieldGroup } from '@flint/shared/ui/field-group';
import { useId, useState } from 'react';
import styles from './chain-choice.module.css';
import { useChainAct } from './use-chain-act';

interface ChainChoiceProps {
  chain: Chain;
  run: ToolChain;
  /** Index of the part with the alternatives, from 0. */
  at: number;
  /** Most credits of the parts after it. */
  rest: number | undefined;
  tell: (chain: ToolChain) => void;
}

/** The alternatives of a part: required where the chain waits, and changeable once it has ended. */
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
  /** Index of the chosen alternative, or of the best one. */
  taken: number;
  /** Whether the chain waits for the choice; otherwise a choice runs the later parts again. */
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
