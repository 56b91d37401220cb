// Without I, O, 0 and 1, which look alike.
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const validationCodeLength = 4;

/** A code of capital letters and digits from random numbers of 0 to below 1. */
export function makeValidationCode(random: () => number): string {
  return Array.from({ length: validationCodeLength }, () =>
    alphabet.charAt(Math.floor(random() * alphabet.length)),
  ).join('');
}
