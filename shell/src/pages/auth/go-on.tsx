import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Redirects from the page that renders it, with `replace`, on every render. The router's own `Navigate` redirects once
 * per mount, and stays blank when the user comes back before the target was rendered.
 */
export function GoOn({ to }: { to: string }) {
  const navigate = useNavigate();
  const visit = useLocation();
  useEffect(() => void navigate(to, { replace: true, state: visit.state }), [navigate, to, visit]);
  return null;
}
