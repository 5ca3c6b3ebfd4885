import { createContext, useContext, type ReactNode } from 'react';

/** What a form has to say above its buttons, where it moves no field that is being written in. */
export const FormNote = createContext<ReactNode>(null);

/** Where a form says it. */
export const ShownNote = (): ReactNode => useContext(FormNote);
