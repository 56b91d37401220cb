import { createTries } from '../../lib/tries.ts';

/** Wrong passwords in a row that end the session. */
export const MOST_TRIES = 5;

/** Given back when the password was right, here or at a login. */
export const passwordTries = createTries('password_tries', MOST_TRIES);
