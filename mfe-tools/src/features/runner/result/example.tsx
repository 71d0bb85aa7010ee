import type { AnyToolDefinition } from '@flint/shared/tools/definition';
import { Badge } from '@flint/shared/ui/badge';
import { Button } from '@flint/shared/ui/button';
import text from '@flint/shared/ui/text.module.css';
import type { ToolPlace } from '../tool-href';
import { ExampleResult } from './result';
import styles from './result.module.css';

interface ExampleProps {
  definition: AnyToolDefinition;
  place: ToolPlace;
  /** Fills the form with the example's input. */
  onUse: () => void;
}

/** Shown before the first run: an example of the tool's result, marked as an example. */
export function Example({ definition, place, onUse }: ExampleProps) {
  return (
    <ExampleResult
      {...{ definition, place }}
      head={
        <header className={styles.head}>
          <div className={styles.title}>
            <h2 className={text.h}>What comes of it</h2>
            <Badge>Example</Badge>
          </div>
          <Button size="sm" variant="line" onClick={onUse}>
            Fill in this example
          </Button>
        </header>
      }
    />
  );
}
