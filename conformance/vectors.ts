/** One list of cases in a file of `rules/vectors`: `slip check` is the list `check` of slip.json. */
export type VectorList = (typeof LISTS)[number];

const LISTS = [
  'slip defaultLimits',
  'slip limits',
  'slip roundLimits',
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
  'systems cases',
  'systems refused',
  'abandoned cases',
  'deposit now',
  'deposit bonuses',
  'deposit checks',
  'turnover counted',
  'turnover weights',
  'turnover progress',
  'opposed picks',
  'opposed rounds',
  'cash-out cases',
  'joint worked',
  'joint price',
  'joint settle',
  'rounds secrets',
  'rounds rounds',
  'rounds words',
  'casino rounds',
  'casino windows',
] as const;

const FILLED = 'a slip is filled in the browser; the server sees the whole';
const ROUNDS = "a day's secret is revealed the day after, and no case waits so long";
const CASINO = 'the games of a provider are played at its own address';
const HALVES = 'the case bets on both outcomes of one market, of which these are pairs over two';
const HUNDREDTHS = 'odds are whole hundredths on the wire, never a text';

/** Why no case touches the rule of a list. */
const UNTOUCHED: Partial<Record<VectorList, string>> = {
  'slip add': FILLED,
  'slip remove': FILLED,
  'odds parse': HUNDREDTHS,
  'odds format': HUNDREDTHS,
  'abandoned cases': 'no operation of the contract abandons a match',
  'joint worked': 'what the model of the feed expects is not on the wire',
  'joint price': 'what the model of the feed expects is not on the wire',
  'joint settle': "the results of both legs are the feed's, and no case waits for them",
  'opposed picks': HALVES,
  'opposed rounds': HALVES,
  'turnover weights': 'no case takes a deposit bonus as far as its turnover',
  'rounds secrets': ROUNDS,
  'rounds rounds': ROUNDS,
  'rounds words': ROUNDS,
  'casino rounds': CASINO,
  'casino windows': CASINO,
  'deposit now': 'it is the instant of the list "checks", and no rule',
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
    what: 'a reader that is slow, or takes nothing for 30 s',
    reason:
      'the network takes some megabytes for a reader that reads nothing, before anything waits at the server; a board changes by kilobytes',
  },
  { what: '100 streams of the guests of one address', reason: 'the run would use up its own' },
  {
    what: 'deltas kept for 60 s after the last reader',
    reason: 'a server may keep less; the run would wait a minute',
  },
  {
    what: 'bodies just below and above 64 KiB',
    reason: 'the contract names no size; a body of 256 KiB is refused',
  },
];
