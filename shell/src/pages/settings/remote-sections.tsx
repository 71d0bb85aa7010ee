import { ButtonLink } from '@flint/shared/ui/button-link';
import { Card } from '@flint/shared/ui/card';
import layout from '@flint/shared/ui/layout.module.css';
import text from '@flint/shared/ui/text.module.css';
import { VisuallyHidden } from '@flint/shared/ui/visually-hidden';
import clsx from 'clsx';
import { useSlots } from '../../registry/use-slots';

/** Settings slot: a section for each that the enabled remotes offer, with a link to its page. */
export function RemoteSections() {
  return useSlots('settings-section').map(({ id, title, description, href }) => (
    <Card key={id} as="section" aria-labelledby={id} className={clsx(layout.stack, layout.loose)}>
      <div>
        <h2 id={id} className={text.h}>
          {title}
        </h2>
        <p className={clsx(text.small, text.soft)}>{description}</p>
      </div>
      <div>
        <ButtonLink variant="line" href={href}>
          Open
          <VisuallyHidden> {title}</VisuallyHidden>
        </ButtonLink>
      </div>
    </Card>
  ));
}
