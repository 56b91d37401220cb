/** One list of cases in a file of `rules/vectors`, and what a run makes of it. */
interface VectorGroup {
  file: string;
  group: string;
  /** The case that holds the server to the same rule, on the prices and matches that it has. */
  triedBy?: string;
  /** Why no case can. */
  reason?: string;
}

/** Every list of the published vectors. */
export const VECTORS: readonly VectorGroup[] = [
  { file: 'slip', group: 'defaultLimits', triedBy: 'board/limits' },
  { file: 'slip', group: 'limits', triedBy: 'board/limits' },
  { file: 'slip', group: 'check', triedBy: 'bet/refused-stake-too-small' },
  { file: 'slip', group: 'bonus', triedBy: 'bet/refused-bonus-low-odds' },
  {
    file: 'slip',
    group: 'add',
    reason: 'a slip is filled in the browser; the server sees the whole',
  },
  {
    file: 'slip',
    group: 'remove',
    reason: 'a slip is filled in the browser; the server sees the whole',
  },
  { file: 'odds', group: 'total', triedBy: 'bet/multiple' },
  { file: 'odds', group: 'policy', triedBy: 'bet/refused-odds-changed' },
  { file: 'odds', group: 'parse', reason: 'odds are whole hundredths on the wire, never a text' },
  { file: 'odds', group: 'format', reason: 'odds are whole hundredths on the wire, never a text' },
  { file: 'cancel', group: 'cases', triedBy: 'bet/single' },
  { file: 'settlement', group: 'cases', triedBy: 'settle/result' },
  { file: 'multiples', group: 'cases', triedBy: 'settle/result' },
  { file: 'abandoned', group: 'cases', reason: 'no operation of the contract abandons a match' },
];

/** What no run can try, whatever it is given. */
export const BEYOND: readonly { what: string; reason: string }[] = [
  { what: 'bets, keys and sessions survive a restart', reason: 'a run cannot restart a server' },
  {
    what: 'several servers on one database agree',
    reason: 'a run has one address, and cannot see what is behind it',
  },
];
