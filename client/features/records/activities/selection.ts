import { createContext } from 'react';

/** The ids of the selected activities; null unless activities are being selected. Only the boxes of rows in view read it. */
export const Selected = createContext<ReadonlySet<string> | null>(null);
