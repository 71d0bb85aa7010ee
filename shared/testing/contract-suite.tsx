import './build-constants';
import { act, waitFor } from '@testing-library/react';
import type { RemotePage } from '../contracts/remote-page';
import { assertRemoteApp, type RemoteApp, type RemoteName, type RemoteProps } from '../contracts/remotes';
import { getHref, PAGES, type PageId } from '../contracts/routes';
import { createFakeHost } from './fake-host';

interface Remote {
  name: RemoteName;
  app: RemoteApp;
  /** Pages of the remote: ids of the table, and those it declares itself. */
  pages: readonly (PageId | RemotePage)[];
}

/** Contract tests for every remote: the behaviour that the shell relies on. */
export function describeRemoteContract({ name, app, pages }: Remote): void {
  describe(`${name} keeps the remote contract`, () => {
    test('its ./app is a lifecycle of that name, built for this contract', () => {
      expect(() => assertRemoteApp(app, name)).not.toThrow();
      expect(app.version).toMatch(/^\d+\.\d+\.\d+$/);
    });

    test('it declares the pages that the table of pages assigns to it', () => {
      const given = PAGES.filter((page) => page.owner === name).map((page) => page.id);
      expect(pages.filter((page) => typeof page === 'string').sort()).toEqual([...given].sort());
    });

    test.each(pages.length > 0 ? pages.map((page) => (typeof page === 'string' ? getHref(page) : page.path)) : ['/'])(
      'mounts and leaves at %s, twice',
      async (path) => {
        const host = createFakeHost({ path });
        const props: RemoteProps = { domElement: document.createElement('div'), host };
        document.body.append(props.domElement);
        await act(() => app.bootstrap(props));
        for (const _visit of ['first', 'again']) {
          await act(() => app.mount(props));
          if (pages.length > 0) await waitFor(() => expect(props.domElement.querySelector('h1')).not.toBeNull());
          await act(() => app.unmount(props));
          expect(props.domElement.childNodes).toHaveLength(0);
        }
        expect(host.errors).toEqual([]);
        props.domElement.remove();
      },
    );
  });
}
