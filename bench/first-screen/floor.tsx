import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** The least that an app of this kind can be: one page with a heading and a field, by React and the router. */
function Page() {
  useEffect(() => void performance.mark('usable'), []);
  return (
    <main>
      <h1>Floor</h1>
      <textarea aria-label="Prompt" />
    </main>
  );
}

const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />);
