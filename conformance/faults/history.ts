import { defineFault, type Fault } from './define-fault.ts';
import { type Json, onBody, onRequest } from './hooks.ts';

/** What a server does wrong with the bets and the settings of a member. */
export const historyFaults: readonly Fault[] = [
  defineFault({
    id: 'page-too-large',
    what: 'a page has more than its limit',
    blames: 'getBets',
    only: ['bet/pages'],
    because: /at most 7 bets a page: 8/,
    make: onRequest('getBets', ({ path }) => ({ path: path.replace('limit=7', 'limit=8') })),
  }),
  defineFault({
    id: 'cursor-repeats',
    what: 'a page begins with the last row of the page before it',
    blames: 'getBets',
    only: ['bet/pages'],
    because: /bets that an earlier page had/,
    make: () => {
      let last: Json;
      return onBody('getBets', ({ data, nextCursor }) => {
        const rows = last && data.length > 0 ? [last, ...data.slice(0, -1)] : data;
        last = nextCursor === null ? undefined : data.at(-1);
        return { data: rows, nextCursor };
      })();
    },
  }),
  defineFault({
    id: 'cursor-skips',
    what: 'a row is lost between two pages',
    blames: 'getBets',
    only: ['bet/pages'],
    because: /pages of 7 as one of 100/,
    make: onBody('getBets', ({ data, nextCursor }, { path }) => ({
      data: path.includes('cursor=') ? data.slice(1) : data,
      nextCursor,
    })),
  }),
  defineFault({
    id: 'cursor-of-nothing',
    what: 'a cursor that is none begins the list again',
    blames: 'getBets',
    only: ['bet/pages'],
    because: /VALIDATION: a cursor of nothing: 200/,
    make: onRequest('getBets', ({ path }) => ({ path: path.replace(/[?&]cursor=no-[^&]*/, '') })),
  }),
  defineFault({
    id: 'filter-ignored',
    what: 'the filter by label keeps everything',
    blames: 'getBets',
    only: ['bet/filters'],
    because: /bets of label -?\d/,
    make: onRequest('getBets', ({ path }) => ({ path: path.replace(/label=[^&]*&?/, '') })),
  }),
  defineFault({
    id: 'summary-off-by-one',
    what: 'the summary counts one bet too many',
    blames: 'getBetSummary',
    only: ['bet/summary'],
    because: /the counts of the history/,
    make: onBody('getBetSummary', (body) => {
      body.counts.open += 1;
    }),
  }),
  defineFault({
    id: 'policy-forgotten',
    what: 'the odds policy of a member is not remembered',
    blames: 'getBetSetting',
    only: ['bet/policy'],
    because: /oddsPolicy: (none|any): higher/,
    make: onBody('getBetSetting', (body) => ({ ...body, oddsPolicy: 'higher' })),
  }),
];
