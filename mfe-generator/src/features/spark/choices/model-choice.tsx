import { DEFAULT_CHAT_MODEL } from '@flint/shared/contracts/chat';
import type { Model } from '@flint/shared/contracts/model-calls';
import { Select } from '@flint/shared/ui/select';
import { useAtomValue, useStore } from 'jotai';
import { choose, modelAtom } from './choice-atoms';
import styles from './choices.module.css';

/** Selects the conversation's model. */
export function ModelChoice({ models }: { models: readonly Model[] }) {
  const store = useStore();
  const model = useAtomValue(modelAtom);
  const offered = models.map(({ id, label }) => ({ value: id, label }));
  const options = offered.some(({ value }) => value === model) ? offered : [...offered, { value: model, label: model }];
  return (
    <Select
      className={styles.choice}
      aria-label="Model"
      options={options}
      value={model}
      onChange={(id) => void choose(store, { model: id === DEFAULT_CHAT_MODEL ? null : id })}
    />
  );
}

/** Shown without a connected model, when there is no choice. */
export function BuiltInChoice() {
  return <span className={styles.builtIn}>Built-in</span>;
}
