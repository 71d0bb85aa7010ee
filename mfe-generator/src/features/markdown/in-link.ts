import { createContext } from 'react';

/** Whether what is inside stands in a link already. */
export const InLink = createContext(false);
