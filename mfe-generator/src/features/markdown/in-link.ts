import { createContext } from 'react';

/** Whether the content is inside a link. */
export const InLink = createContext(false);
