import { defineFault, type Fault } from './define-fault.ts';
import { inPlaceOf, onBody } from './hooks.ts';

/** Answers that are not as the contract has them. */
export const answerFaults: readonly Fault[] = [
  defineFault({
    id: 'float-money',
    what: 'money has a fraction',
    blames: 'getMember',
    only: ['reads/getMember'],
    because: /the number \d+\.5/,
    make: onBody('getMember', (body) => ({ ...body, emoney: body.emoney + 0.5 })),
  }),
  defineFault({
    id: 'wrong-code',
    what: 'what is not there is in a wrong state',
    blames: 'getFixture',
    only: ['board/fixture'],
    because: /NOT_FOUND: 409 INVALID_STATE/,
    make: inPlaceOf('getFixture', 'NOT_FOUND', 409, 'INVALID_STATE'),
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
];
