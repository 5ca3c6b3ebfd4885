import { createContext } from 'react';

/** True while the dialog around a form is open; a closed one has saved or discarded its input. */
export const FormFrame = createContext(true);
