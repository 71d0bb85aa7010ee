import { apiAddress } from '@flint/shared/api/config';
import { getHref } from '@flint/shared/contracts/routes';
import { CopyBlock } from '@flint/shared/ui/copy-line';
import layout from '@flint/shared/ui/layout.module.css';
import { Segmented } from '@flint/shared/ui/segmented';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useState } from 'react';
import styles from './developers.module.css';

const LANGUAGES = [
  { value: 'curl', label: 'curl' },
  { value: 'typescript', label: 'TypeScript' },
] as const;
type Language = (typeof LANGUAGES)[number]['value'];

/** The address that programs call. */
export const programAddress = (path: string) => new URL(apiAddress(path), window.location.origin).href;

const EXAMPLES: Record<Language, () => string> = {
  curl: () => `curl ${programAddress('/api/fal-ai/generate/image')} \\
  -H "Authorization: Bearer $FLINT_KEY" \\
  -H "Content-Type: application/json" \\
  -H "Max-Credits: 4" \\
  -d '{"prompt": "Three ceramic vases", "num_images": 1}'`,
  typescript: () => `const response = await fetch('${programAddress('/api/fal-ai/generate/image')}', {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${process.env.FLINT_KEY}\`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(), // The same again is the same picture, paid once.
    'max-credits': '4',
  },
  body: JSON.stringify({ prompt: 'Three ceramic vases', num_images: 1 }),
});
const { images } = await response.json();`,
};

/** An example that works as it stands, once the key is in the environment. */
export function FirstCall() {
  const [language, setLanguage] = useState<Language>('curl');
  return (
    <section className={layout.stack} aria-labelledby="first-call">
      <div className={clsx(layout.split, layout.wrap)}>
        <h2 className={text.d1} id="first-call">
          First call
        </h2>
        <Segmented label="Language" segments={LANGUAGES} value={language} onChange={setLanguage} />
      </div>
      <CopyBlock what="example" text={EXAMPLES[language]()} />
      <p className={clsx(text.small, text.soft, styles.links)}>
        <span>It waits for the picture, and costs nothing when none comes.</span>
        <a className={text.link} href={programAddress('/api/docs')}>
          Every call (OpenAPI)
        </a>
        <a className={text.link} href={`${getHref('/docs')}#your-own-programs`}>
          Guide: programs
        </a>
      </p>
    </section>
  );
}
