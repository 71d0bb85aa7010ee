import { lazy } from 'react';

/** A remote's page, loaded when it is first shown. When its file is missing, the host shows its panel in its place. */
export const lazyPage = lazy;
