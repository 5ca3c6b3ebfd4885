import { createContext, useContext, type ReactNode } from 'react';

/** A note of the form, shown above its buttons so that it moves no field in use. */
export const FormNote = createContext<ReactNode>(null);

/** The element that shows the note. */
export const ShownNote = (): ReactNode => useContext(FormNote);
