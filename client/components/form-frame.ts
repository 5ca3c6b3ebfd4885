import { createContext } from 'react';

/** Whether the dialog around a form is open: one that closes has saved what was written, or thrown it away. */
export const FormFrame = createContext(true);
