import { createEvent, createStore } from 'effector';

/** A code came with the address of a page. */
export const invited = createEvent<string>();
/** The code belongs to nobody. */
export const codeRefused = createEvent<string>();

/** The code that a guest came with: it is filled in whenever they sign up, wherever they are by then. */
export const $invitation = createStore<string | null>(null)
  .on(invited, (_last, code) => code)
  .on(codeRefused, (code, refused) => (code === refused ? null : code));
