import { createEvent } from 'effector';
import { createGate } from 'effector-react';

/** Open while a list of games is drawn. */
export const BoardGate = createGate();
/** Open while the page has a slip, be it a column or a sheet. */
export const SlipGate = createGate();
/** The same for the slip of a table of rounds: saved slips and the key of the stake belong to the other one. */
export const RoundSlipGate = createGate();

/** A skip link or a shortcut leads to the list of games; who draws the list gives it the focus. */
export const boardRequested = createEvent();
/** The same for the slip, which puts the focus on its stake. */
export const slipRequested = createEvent();
/** The same for the slip of a table of rounds. */
export const roundSlipRequested = createEvent();
