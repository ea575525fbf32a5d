"use client";

import { Component, type ReactNode } from "react";

type Props = {
  /** Rendered on the server; shown in place of a part that failed. */
  fallback: ReactNode;
  children: ReactNode;
};

/** Keeps an error of a client part inside that part: the page around it stays. React logs the error. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
