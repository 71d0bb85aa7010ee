import { useOffered } from '../registry/use-offered';
import { NAV_ENTRIES } from './nav-entries';
import { NavLink } from './nav-link';

/** The entries of the main navigation that lead somewhere now. */
export function NavLinks() {
  const offered = useOffered();
  return NAV_ENTRIES.filter(({ pages }) => offered(pages[0])).map((entry) => (
    <NavLink key={entry.label} entry={entry} />
  ));
}
