import { Component, type PropsWithChildren, type ReactNode } from 'react';

interface Props {
  /** Shown in place of what failed to load or render. */
  failed?: ReactNode;
  onFailure?: () => void;
}

/** Contains a failure to the part of the app in which it happened. */
export class ErrorBoundary extends Component<PropsWithChildren<Props>, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
