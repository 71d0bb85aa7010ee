import type { BrandRule, RuleStatus } from '@flint/shared/contracts/brand-rules';
import { Note } from '@flint/shared/ui/note';
import { RetryNote } from '@flint/shared/ui/retry-note';
import text from '@flint/shared/ui/text.module.css';
import { Section } from '../form/section';
import { EditForm } from './edit-form';
import styles from './learn.module.css';
import { RuleItem } from './rule-item';
import { useRules } from './use-rules';

const GROUPS: readonly { status: RuleStatus; title: string }[] = [
  { status: 'proposed', title: 'Proposed' },
  { status: 'accepted', title: 'Flint goes by' },
  { status: 'dismissed', title: 'Dismissed' },
];

/** Rules derived from the owner's edits by comparison: proposed first, applied only when accepted. */
export function LearnSection({ brandId }: { brandId: string }) {
  const { rules, error, failure, busy, learn, decide, reload } = useRules(brandId);
  return (
    <Section
      title="Learn from my edits"
      lead="Flint compares what it wrote with what you kept, and proposes rules. Nothing is followed until you accept it."
    >
      <EditForm brandId={brandId} busy={busy} onLearn={learn} />
      {failure && (
        <Note tone="bad" role="alert" title={failure}>
          Everything is as it was.
        </Note>
      )}
      {error && (
        <RetryNote title={error} onRetry={reload}>
          What was learned is safe.
        </RetryNote>
      )}
      {GROUPS.map(({ status, title }) => (
        <RuleGroup
          key={status}
          title={title}
          rules={rules?.filter((rule) => rule.status === status) ?? []}
          onDecide={(id, next) => void decide(id, next)}
        />
      ))}
    </Section>
  );
}

interface RuleGroupProps {
  title: string;
  rules: readonly BrandRule[];
  onDecide: (id: string, status: RuleStatus) => void;
}

function RuleGroup({ title, rules, onDecide }: RuleGroupProps) {
  if (rules.length === 0) return null;
  return (
    <div>
      <h3 className={text.small}>
        {title} · {rules.length}
      </h3>
      <ul className={styles.rules} aria-label={title}>
        {rules.map((rule) => (
          <RuleItem key={rule.id} rule={rule} onDecide={(status) => onDecide(rule.id, status)} />
        ))}
      </ul>
    </div>
  );
}
