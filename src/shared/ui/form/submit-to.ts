import type { SubmitEvent, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether a submit is the form's own. React hands on that of a dialog's form to the form in which the dialog is written,
 * though on the page one is not in the other: who registers a wallet must not send the withdrawal behind it.
 */
export function isOwnSubmit({ target, currentTarget }: SyntheticEvent): boolean {
  return target === currentTarget;
}

/**
 * The submit handler of a form that has no `createForm`. After a refused submit the focus goes to the first field that is
 * wrong: on a phone it may stand above the window, and the press would seem to have done nothing.
 */
export function submitTo(send: () => void): (event: SubmitEvent<HTMLFormElement>) => void {
  return (event) => {
    event.preventDefault();
    if (!isOwnSubmit(event)) return;
    const form = event.currentTarget;
    // What is wrong has to be drawn before it can be found.
    flushSync(send);
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
}
