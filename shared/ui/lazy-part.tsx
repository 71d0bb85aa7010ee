import { reportError } from '@flint/shared/api/report';
import { Component, type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';
import { PartMissing } from './part-missing';
import { isMissingFile } from './use-missing-file';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component whose code is loaded when it is first shown, with an error boundary of its own: when its file is missing,
 * a stand-in takes its place and the rest of the page lives on. Errors of the part itself reach the page's boundary.
 * `Suspense` around it shows what waits.
 * @param load imports the module
 * @param plain what the stand-in keeps readable, such as an answer without its formatting
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  plain?: (props: Props) => ReactNode,
): ComponentType<Props> {
  const parts = new Parts(load);
  return (props: Props) => (
    <PartBoundary onMissing={parts.renew} plain={() => plain?.(props)}>
      {() => {
        const Part = parts.current as unknown as ComponentType<Props>;
        return <Part {...props} />;
      }}
    </PartBoundary>
  );
}

/** React keeps the failure of a lazy component for good: a further attempt needs a further one. */
class Parts<Props> {
  current: LazyExoticComponent<ComponentType<Props>>;

  constructor(private readonly load: Load<Props>) {
    this.current = lazy(load);
  }

  readonly renew = () => {
    this.current = lazy(this.load);
  };
}

interface BoundaryProps {
  onMissing: () => void;
  plain: () => ReactNode;
  children: () => ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onMissing();
    reportError(error, { kind: 'load' });
  }

  private readonly retry = () => this.setState({ error: null });

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children();
    if (!isMissingFile(error)) throw error;
    return (
      <>
        {this.props.plain()}
        <PartMissing error={error} onRetry={this.retry} />
      </>
    );
  }
}
