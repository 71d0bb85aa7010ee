import { reportError } from '@flint/shared/api/report';
import { isMissingFile } from '@flint/shared/ui/use-missing-file';
import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';

interface Props {
  children: ReactNode;
  /** The location: a crash is cleared when it changes. */
  place: string;
}

interface State {
  error: Error | null;
  place: string;
}

/** Error boundary: shows the error screen in place of a page that throws while rendering. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.place === state.place ? null : { error: null, place: props.place };
  }

  override componentDidCatch(error: Error): void {
    reportError(error, { kind: 'render' });
  }

  private readonly retry = () => {
    // The browser caches a failed chunk as missing; only a page load requests it again.
    if (isMissingFile(this.state.error)) window.location.reload();
    else this.setState({ error: null });
  };

  override render() {
    return this.state.error ? <ErrorScreen error={this.state.error} onRetry={this.retry} /> : this.props.children;
  }
}
