import { BRAND_LIMITS } from '@flint/shared/contracts/brand-limits';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { Icon } from '@flint/shared/ui/icon';
import { TextArea } from '@flint/shared/ui/text-area';
import { Plus } from 'lucide-react';
import { hasRoom } from './brand-form';
import styles from './form.module.css';

interface SamplesFieldProps {
  posts: readonly string[];
  error: string | undefined;
  onChange: (posts: string[]) => void;
}

/** Sample posts. An emptied post is removed. */
export function SamplesField({ posts, error, onChange }: SamplesFieldProps) {
  const places = posts.map((post, at) => ({ key: `post-${at}`, post, at }));
  const room = hasRoom(posts, 'posts');
  return (
    <div className={styles.samples}>
      {places.map(({ key, post, at }) => (
        <div key={key} className={styles.sample}>
          <Field
            label={`Sample post ${at + 1}`}
            error={post.length > BRAND_LIMITS.post ? error : undefined}
            counter={{ value: post.length, max: BRAND_LIMITS.post }}
          >
            <TextArea
              rows={3}
              value={post}
              onChange={(event) => onChange(posts.map((one, i) => (i === at ? event.target.value : one)))}
            />
          </Field>
          <Button
            size="sm"
            aria-label={`Remove sample post ${at + 1}`}
            onClick={() => onChange(posts.filter((_, i) => i !== at))}
          >
            Remove
          </Button>
        </div>
      ))}
      <div>
        <Button variant="line" size="sm" disabled={!room} onClick={() => onChange([...posts, ''])}>
          <Icon of={Plus} small />
          Add a sample post
        </Button>
        {!room && <span className={styles.full}>At most {BRAND_LIMITS.posts}.</span>}
      </div>
    </div>
  );
}
