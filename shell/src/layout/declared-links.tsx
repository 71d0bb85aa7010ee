import type { NavIcon } from '@flint/shared/contracts/remote-page';
import { bootAtom } from '@flint/shared/state/boot';
import { sessionAtom } from '@flint/shared/state/session';
import { useAtomValue } from 'jotai';
import { BookOpen, FileText, type LucideIcon, Mail, Newspaper, Star, Wrench } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { LinkedEntry } from './nav-entries';

const ICONS: Record<NavIcon, LucideIcon> = {
  book: BookOpen,
  file: FileText,
  mail: Mail,
  newspaper: Newspaper,
  star: Star,
  wrench: Wrench,
};

/** The navigation entries that the plan's releases declare with their pages, of those that the viewer's role opens. */
export default function DeclaredLinks({ children: render }: { children: (entry: LinkedEntry) => ReactNode }) {
  const remotes = useAtomValue(bootAtom)?.remotes ?? [];
  const roles = useAtomValue(sessionAtom).user?.roles ?? [];
  return remotes
    .filter(({ enabled }) => enabled)
    .flatMap(({ routes = [] }) => routes)
    .filter(({ guard }) => guard.roles?.some((role) => roles.includes(role)) ?? true)
    .map(
      ({ path, navigation }) =>
        navigation && (
          // A newer remote may name an icon that this shell lacks.
          <Fragment key={path}>
            {render({ label: navigation.label, icon: ICONS[navigation.icon] ?? FileText, pages: [path] })}
          </Fragment>
        ),
    );
}
