import { scoreWords, toBio } from '@flint/shared/contracts/bios';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { InstagramProfile } from './instagram-profile';
import frame from './panel.module.css';
import type { PanelProps } from './panel-props';

interface Written {
  readonly bio: string;
}

/** Preview of a bio on its profile, in both of Instagram's themes. */
export default function InstagramBios({ output, input, chosen }: PanelProps) {
  const bios = (output.bios ?? output.versions) as readonly Written[];
  const names = (output.names ?? []) as readonly { name: string }[];
  const bio = bios[chosen]?.bio ?? '';
  const name = names[0]?.name || String(input.name ?? '') || 'Your name';
  return (
    <section className={frame.panel} aria-label="On your profile">
      <div className={frame.split}>
        <h3 className={text.h}>On your profile</h3>
        <span className={clsx(text.small, text.faint)}>{scoreWords(toBio({ bio }, chosen))}</span>
      </div>
      <div className={clsx(frame.themes, frame.pair)}>
        <InstagramProfile theme="light" name={name} bio={bio} />
        <InstagramProfile theme="dark" name={name} bio={bio} />
      </div>
      <p className={clsx(text.tiny, text.faint)}>
        Three lines stand on a profile before “more”, cut here at the width of a phone; Instagram publishes no number.
        Which bio works, only visitors tell: nothing here is scored by guesses.
      </p>
    </section>
  );
}
