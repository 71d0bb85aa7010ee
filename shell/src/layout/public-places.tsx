// Prerendered public pages show the header and the footer before their scripts: the styles come with the page.
import '@flint/shared/ui/logo.module.css';
import footer from './public-footer.module.css';
import header from './public-header.module.css';
import './public-menu.module.css';

/** Takes the header's place while it loads. */
export function PublicHeaderPlace() {
  return <header className={header.head} />;
}

/** Takes the footer's place while it loads. */
export function PublicFooterPlace() {
  return <footer className={footer.foot} />;
}
