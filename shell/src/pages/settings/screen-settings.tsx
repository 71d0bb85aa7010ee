import { type Motion, motionAtom, setMotion } from '@flint/shared/state/motion';
import { setTheme, type Theme, themeAtom } from '@flint/shared/state/theme';
import { FieldGroup } from '@flint/shared/ui/field-group';
import layout from '@flint/shared/ui/layout.module.css';
import { type Segment, Segmented } from '@flint/shared/ui/segmented';
import { useAtomValue, useStore } from 'jotai';

const THEMES: readonly Segment<Theme>[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const MOTIONS: readonly Segment<Motion>[] = [
  { value: 'system', label: 'System' },
  { value: 'reduced', label: 'On' },
  { value: 'full', label: 'Off' },
];

/** Theme and motion of this browser. */
export function ScreenSettings() {
  const store = useStore();
  return (
    <>
      <FieldGroup legend="Theme">
        <div className={layout.row}>
          <Segmented segments={THEMES} value={useAtomValue(themeAtom)} onChange={(theme) => setTheme(store, theme)} />
        </div>
      </FieldGroup>
      <FieldGroup legend="Reduce motion" help="On: nothing slides, fades or sweeps.">
        <div className={layout.row}>
          <Segmented
            segments={MOTIONS}
            value={useAtomValue(motionAtom)}
            onChange={(motion) => setMotion(store, motion)}
          />
        </div>
      </FieldGroup>
    </>
  );
}
