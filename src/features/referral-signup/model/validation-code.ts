import { createEffect, createEvent, createStore, sample } from 'effector';
import { makeValidationCode } from '../lib/validation-code';

/** A new validation code is wanted: the dialog opened, or the shown one cannot be read. */
export const codeRequested = createEvent();

export const makeCodeFx = createEffect(() => makeValidationCode(Math.random));

/** The four characters to type; empty until the first is made. */
export const $validationCode = createStore('');

sample({ clock: codeRequested, target: makeCodeFx });
sample({ clock: makeCodeFx.doneData, target: $validationCode });
