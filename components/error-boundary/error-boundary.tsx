"use client";

import { catchError } from "next/error";
import type { ReactNode } from "react";

type Props = {
  /** Rendered on the server; shown in place of a part that failed. */
  fallback: ReactNode;
};

/** Keeps an error of a client part inside that part: the page around it stays. */
export const ErrorBoundary = catchError(({ fallback }: Props) => fallback);
