import type { Finding } from '@flint/shared/contracts/tool-finding';
import { RULES, type RuleBook, type RuleId } from '@flint/shared/tools/limits/limits';
import type { Path } from '@flint/shared/tools/paths';
import { Icon } from '@flint/shared/ui/icon';
import { RuleHint } from '@flint/shared/ui/rule-hint';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import styles from './findings.module.css';

const BOOK: RuleBook = RULES;
const isRule = (id: string | undefined): id is RuleId => id !== undefined && Object.hasOwn(BOOK, id);

/** The findings of a passage, including those of nested ones. */
export function findingsAt(findings: readonly Finding[], path: Path): Finding[] {
  return findings.filter((finding) => finding.path === path || finding.path.startsWith(`${path}.`));
}

/** Lint findings of a passage: the violation, its amount, and the rule's owner. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {findings.map(({ path, message, severity, ruleId }) => (
        <li key={`${path} ${message}`} data-severity={severity}>
          <Icon of={severity === 'error' ? CircleAlert : TriangleAlert} small />
          <span>{message}</span>
          {isRule(ruleId) && <RuleHint rule={ruleId} />}
        </li>
      ))}
    </ul>
  );
}
