import { createEvent } from 'effector';

/** The queue and its tab, or another section of the desk, as the address names them. */
export interface DeskAddress {
  section?: string;
  tab?: string;
}

export const addressOpened = createEvent<DeskAddress>();
export const queueClosed = createEvent();
