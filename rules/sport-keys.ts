// Apart from what is known of each sport: what only tells sports from other words need not load it.

/**
 * The one list of sports, which both sides, the contract and the event stream have: every sport that a market of the dictionary
 * is about, those that are played most first. Which of them have matches is in the counts of the boards.
 */
export const SPORT_KEYS = [
  'football',
  'basketball',
  'baseball',
  'volleyball',
  'ice-hockey',
  'e-sports',
  'tennis',
  'table-tennis',
  'badminton',
  'american-football',
  'handball',
  'futsal',
  'field-hockey',
  'rugby-league',
  'cricket',
  'boxing',
  'darts',
  'snooker',
  'golf',
  'horse-racing',
  'greyhounds',
  'motor-racing',
  'cycling',
] as const;

export type SportKey = (typeof SPORT_KEYS)[number];

export function isSportKey(value: string): value is SportKey {
  return (SPORT_KEYS as readonly string[]).includes(value);
}

/** Code of a pause between two parts, in every sport: the clock is stopped. */
export const BREAK_CODE = 80;
