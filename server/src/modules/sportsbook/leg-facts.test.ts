import { describe, expect, it } from 'vitest';
import type { Goal, PlayerFacts } from '#rules/match-facts.ts';
import type { MatchEvent } from '#rules/match-events.ts';
import type { Participant } from '#rules/participants.ts';
import { type LegToSettle, legOutcome } from './leg-outcome.ts';
import type { FixtureResult } from './ports.ts';

const SON: Participant = { id: 'son7', name: '손흥민', kind: 'player', side: 'home' };
const KIM: Participant = { id: 'kim9', name: '김선후', kind: 'player', side: 'home' };
const goal = (player: string, side: '1' | '2', minute: number, own?: true): Goal => {
  return { side, part: minute > 45 ? 20 : 10, minute, player, ...(own && { own }) };
};
const played = (side: '1' | '2', cameOnAfter = 0): PlayerFacts => {
  return { side, played: true, cameOnAfter };
};

/** 2:1, the first of them an own goal of the home side. */
const MATCH: FixtureResult = {
  id: 'match',
  sport: 'football',
  startsAt: 0,
  status: 3,
  counts: {},
  events: [],
  scores: {
    '10': { home: 1, away: 1 },
    '20': { home: 1, away: 0 },
    '100': { home: 2, away: 1 },
    live: { home: 2, away: 1 },
  },
  finishedPeriods: ['10', '20'],
  firstScorer: '2',
  resultVersion: 0,
  goals: [goal('kim9', '2', 5, true), goal('son7', '1', 30), goal('son7', '1', 80)],
  players: { son7: played('1'), kim9: played('1') },
  participants: [SON, KIM],
  interruption: null,
  ending: null,
};
const GOALLESS: FixtureResult = {
  ...MATCH,
  goals: [],
  firstScorer: null,
  scores: Object.fromEntries(['10', '20', '100'].map((code) => [code, { home: 0, away: 0 }])),
};

const leg = (typeId: number, outcome: string, more: Partial<LegToSettle> = {}): LegToSettle => ({
  typeId,
  outcome,
  line: null,
  offerScore: null,
  ...more,
});
const NOW = Date.parse('2024-05-12T03:00:00Z');
const factsOf = (of: LegToSettle, fixture = MATCH) => legOutcome(of, fixture, undefined, NOW).facts;

const shown = (minute: number, side: 'home' | 'away', scorer?: Participant, isOwnGoal = false) => ({
  goal: {
    side,
    period: minute > 45 ? '20' : '10',
    minute,
    ...(scorer && { scorer: { participant: scorer, isOwnGoal } }),
  },
});

describe('what decided a leg beside the score', () => {
  it.each([
    ['nothing of who won', leg(1, '1'), null],
    ['the first half of half and full time', leg(4, 'X/1'), { firstHalf: { home: 1, away: 1 } }],
    ['and of both halves', leg(84, '1'), { firstHalf: { home: 1, away: 1 } }],
    ['the first goal, an own one too', leg(16, '2'), shown(5, 'away', KIM, true)],
    [
      'the next goal after the score of the offer',
      leg(59, '1', { offerScore: { home: 1, away: 1 } }),
      shown(80, 'home', SON),
    ],
    [
      'no goal after the last',
      leg(59, 'No Goal', { offerScore: { home: 2, away: 1 } }),
      { noGoal: true },
    ],
    ['the first goal that is a scorer’s', leg(712, 'son7'), shown(30, 'home', SON)],
    ['the last one', leg(713, 'kim9'), shown(80, 'home', SON)],
    ['the first of his side', leg(1065, 'son7'), shown(30, 'home', SON)],
    ['how often he scored', leg(711, 'son7'), { scored: 2 }],
    ['an own goal is none of his', leg(711, 'kim9'), { scored: 0 }],
    ['nothing of who did not play', leg(711, 'absent'), null],
  ] as const)('%s', (_, of, facts) => {
    expect(factsOf(of)).toEqual(facts);
  });

  it.each([
    ['the first team', leg(16, 'No Goal')],
    ['the first player', leg(712, 'son7')],
    ['the last player', leg(713, 'son7')],
  ])('says that there was no goal for %s', (_, of) => {
    expect(factsOf(of, GOALLESS)).toEqual({ noGoal: true });
  });

  it('leaves out goals that do not add up to a corrected score', () => {
    const scores = { ...MATCH.scores, '20': { home: 0, away: 0 }, '100': { home: 1, away: 1 } };
    const corrected = legOutcome(leg(16, '1'), { ...MATCH, scores }, undefined, 0);
    expect(corrected.facts).toBeNull();
  });

  it('has no facts of what is open, cancelled, or given back of a match that stopped', () => {
    const first = leg(713, 'son7');
    for (const status of [2, 4, 5] as const)
      expect(factsOf(first, { ...MATCH, status })).toBeNull();
    const stopped: FixtureResult = { ...MATCH, status: 7, finishedPeriods: ['10'] };
    expect(factsOf(leg(4, 'X/1'), stopped)).toBeNull();
    expect(factsOf(leg(16, '2'), stopped)).toEqual(shown(5, 'away', KIM, true));
  });

  it('reads goals from events where no scorer is named, as long as all are kept', () => {
    const event = (number: number, side: 'home' | 'away', score: [number, number]): MatchEvent => ({
      kind: 'score',
      number,
      at: number,
      side,
      points: 1,
      score: { home: score[0], away: score[1] },
      clock: { period: '1', minute: number },
    });
    const events = [event(3, 'away', [0, 1]), event(9, 'home', [1, 1]), event(15, 'home', [2, 1])];
    const scores = {
      '1': { home: 2, away: 1 },
      '2': { home: 0, away: 0 },
      '3': { home: 0, away: 0 },
    };
    const hockey: FixtureResult = {
      ...MATCH,
      sport: 'ice-hockey',
      goals: null,
      players: null,
      events,
      scores: { ...scores, '100': { home: 2, away: 1 } },
    };
    const first = { side: 'away', period: '1', minute: 3 };
    expect(factsOf(leg(16, '2'), hockey)).toEqual({ goal: first });
    expect(factsOf(leg(16, '2'), { ...hockey, events: events.slice(1) })).toBeNull();
  });
});
