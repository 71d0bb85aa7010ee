import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Leads on from the page that shows it, instead of it. Asked anew for every visit: the router's own `Navigate` asks
 * once in its life, and stays blank when somebody comes back before the page between was drawn.
 */
export function GoOn({ to }: { to: string }) {
  const navigate = useNavigate();
  const visit = useLocation();
  useEffect(() => void navigate(to, { replace: true, state: visit.state }), [navigate, to, visit]);
  return null;
}
