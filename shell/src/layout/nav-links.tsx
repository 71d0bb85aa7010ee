import { useOffered } from '../registry/use-offered';
import { NAV_ENTRIES, type NavEntry } from './nav-entries';
import { NavLink } from './nav-link';

interface NavLinksProps {
  /** Filters the entries; all by default. */
  only?: (entry: NavEntry) => boolean;
}

/** The entries of the main navigation whose pages are available now. */
export function NavLinks({ only = () => true }: NavLinksProps) {
  const offered = useOffered();
  return NAV_ENTRIES.filter((entry) => only(entry) && offered(entry.pages[0])).map((entry) => (
    <NavLink key={entry.label} entry={entry} />
  ));
}
