import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { HostContext } from '../contracts/remotes';

interface Props {
  host: HostContext;
  children: ReactNode;
}

/** Error boundary of a remote: passes a render error to the host, which shows its error panel. */
export class RemoteGuard extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.host.reportError(error, { fatal: true, componentStack: componentStack ?? null });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
