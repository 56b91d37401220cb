/** One list of cases in a file of `rules/vectors`: `slip check` is the list `check` of slip.json. */
export type VectorList = (typeof LISTS)[number];

const LISTS = [
  'slip defaultLimits',
  'slip limits',
  'slip check',
  'slip bonus',
  'slip add',
  'slip remove',
  'odds total',
  'odds policy',
  'odds parse',
  'odds format',
  'cancel cases',
  'settlement cases',
  'multiples cases',
  'abandoned cases',
  'deposit now',
  'deposit bonuses',
  'deposit checks',
  'turnover counted',
  'turnover progress',
] as const;

const FILLED = 'a slip is filled in the browser; the server sees the whole';
const NO_CASE = 'no case tries it yet';
const HUNDREDTHS = 'odds are whole hundredths on the wire, never a text';

/** Why no case touches the rule of a list. */
const UNTOUCHED: Partial<Record<VectorList, string>> = {
  'slip add': FILLED,
  'slip remove': FILLED,
  'odds parse': HUNDREDTHS,
  'odds format': HUNDREDTHS,
  'abandoned cases': 'no operation of the contract abandons a match',
  'deposit now': 'it is the instant of the list "checks", and no rule',
  'turnover counted':
    'a case would have to settle bets of every kind on one requirement; settled bets are tried by their pay-outs',
};

/** Every list of the published vectors; the others are touched by cases, on prices and matches of the server. */
export const VECTORS = LISTS.map((list) => ({ list, reason: UNTOUCHED[list] }));

/** What no run tries, whatever it is given. */
export const BEYOND: readonly { what: string; reason: string }[] = [
  { what: 'bets, keys and sessions survive a restart', reason: 'a run cannot restart a server' },
  {
    what: 'several servers on one database agree',
    reason: 'a run has one address, and cannot see what is behind it',
  },
  {
    what: 'settlement of sports other than football',
    reason: 'no case has results for them: matches are corrected in football alone',
  },
  {
    what: 'a reader that is slow, or takes nothing for 30 s',
    reason: 'what waits for a reader is not seen from outside',
  },
  { what: '100 streams of the guests of one address', reason: 'the run would use up its own' },
  {
    what: 'deltas kept for 60 s after the last reader',
    reason: 'a server may keep less; the run would wait a minute',
  },
  { what: 'a lock after wrong passwords ends', reason: NO_CASE },
  { what: 'a session ends 12 h after its login, whatever was done', reason: NO_CASE },
  { what: 'cancellations count again on the next day of Seoul', reason: NO_CASE },
  {
    what: 'a stream ends with "blocked"',
    reason: 'no operation of the contract blocks an address or a member',
  },
  {
    what: 'bodies just below and above 64 KiB',
    reason: 'the contract names no size; a body of 256 KiB is refused',
  },
];
