import Button from '@mui/material/Button';
import { Component, type PropsWithChildren } from 'react';
import { FullPage } from './FullPage.tsx';

/** What is left when a part of the app could not be loaded or shown: a way to start over. */
export class ErrorBoundary extends Component<PropsWithChildren, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <FullPage
        title="This page could not be shown"
        text="It may have changed while it was open. Load it again; what you saved is safe."
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            Load again
          </Button>
        }
      />
    );
  }
}
