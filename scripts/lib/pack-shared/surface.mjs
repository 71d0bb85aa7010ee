/** What a third party may import of `@flint/shared`; the package has these modules and what they need. */
export const SURFACE = [
  ...['call', 'credits', 'remote-page', 'remotes', 'schema', 'users'].map((name) => `contracts/${name}.ts`),
  ...['api-error', 'request'].map((name) => `api/${name}.ts`),
  ...['credits', 'session', 'theme', 'use-resource'].map((name) => `state/${name}.ts`),
  ...['badge', 'button', 'button-link', 'card', 'checkbox', 'copy-button', 'field', 'note', 'page'].map(ui),
  ...['select', 'skeleton', 'state-panel', 'switch', 'table', 'text-area', 'text-input'].map(ui),
  ...['jsx-dev-runtime', 'jsx-runtime'].map((name) => `jsx/${name}.ts`),
  ...['define-remote', 'page-routes'].map((name) => `remote/${name}.tsx`),
  ...['contract-suite', 'fake-api', 'fake-host'].map((name) => `testing/${name}.tsx`),
];

function ui(name) {
  return `ui/${name}.tsx`;
}
