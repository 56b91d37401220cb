import { createEvent } from 'effector';

/** The page that draws the strip was left. */
export const stripLeft = createEvent();
