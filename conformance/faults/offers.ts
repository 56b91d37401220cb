import { defineFault, type Fault } from './define-fault.ts';
import { onAnswer, onBody } from './hooks.ts';

/** What boards, their counts and the tree of leagues say of each other. */
export const offerFaults: readonly Fault[] = [
  defineFault({
    id: 'wrong-counts',
    what: 'the counts are one more than the boards have',
    blames: 'getBoardCounts',
    only: ['board/counts'],
    because: /fixtures of cross/,
    make: onBody('getBoardCounts', (body) =>
      body.map((one: { fixtures: number }) => ({ ...one, fixtures: one.fixtures + 1 })),
    ),
  }),
  defineFault({
    id: 'wrong-league-counts',
    what: 'a league of the tree has one fixture more than the boards',
    blames: 'getLeagues',
    only: ['board/leagues'],
    because: /fixtures of \S+: /,
    make: onBody('getLeagues', ([first, ...rest]) => [
      { ...first, fixtures: first.fixtures + 1 },
      ...rest,
    ]),
  }),
  defineFault({
    id: 'in-play-list-lacks-one',
    what: 'a fixture in play is missing from the list of those in play',
    blames: 'getInPlay',
    only: ['board/inplay'],
    because: /the fixtures: /,
    make: onBody('getInPlay', ({ data, ...body }) => ({
      ...body,
      data: { ...data, fixtures: data.fixtures.slice(1) },
    })),
  }),
  defineFault({
    id: 'schedule-lacks-one',
    what: 'a fixture that begins today is missing from the schedule',
    blames: 'getSchedule',
    only: ['board/schedule'],
    because: /fixtures of a board that it lacks: /,
    make: onBody('getSchedule', ({ fixtures, ...body }) => ({
      ...body,
      fixtures: fixtures.slice(1),
    })),
  }),
  defineFault({
    id: 'fixture-of-another-board',
    what: 'a board has a fixture of another sport',
    blames: 'getBoard',
    only: ['board/cross'],
    because: /sport of \S+: /,
    make: onAnswer('getBoard', (answer) => ({
      ...answer,
      text: answer.text.replace(/("fixtures":\[\{[^}]*?"sport":)"\w+"/, '$1"e-sports"'),
    })),
  }),
];
