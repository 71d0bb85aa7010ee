import { reportError } from '@flint/shared/api/report';
import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';

interface Props {
  children: ReactNode;
  /** Another place is another page: its crash is over when this changes. */
  place: string;
}

interface State {
  error: Error | null;
  place: string;
}

/** Shows the error screen instead of a page that throws while rendering. */
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
    // A chunk that did not load is remembered as missing; only a new page asks for it again.
    if (this.state.error?.name === 'ChunkLoadError') window.location.reload();
    else this.setState({ error: null });
  };

  override render() {
    return this.state.error ? <ErrorScreen onRetry={this.retry} /> : this.props.children;
  }
}
