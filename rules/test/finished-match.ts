import type { MatchEvent, MatchFacts, PlayerFacts, Side } from '../match-facts.ts';
import { MEASURED } from '../match-facts.ts';
import type { MarketType } from '../markets/market-types.ts';
import type { Score, Scores } from '../scores.ts';
import type { SettleInput } from '../settle-input.ts';
import { type SportKey, sportOf } from '../sports.ts';

/** Numbers from 0 below `limit`, always the same for a seed. */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

export const PLAYERS = ['p1', 'p2', 'p3', 'p4'];

const BY_SETS: readonly SportKey[] = [
  'volleyball',
  'e-sports',
  'tennis',
  'table-tennis',
  'badminton',
];

/** A match in which every part was played, so that every market of its sport has something to read. */
function scoresOf(sport: SportKey, pick: (limit: number) => number): Scores {
  const { regulation, codes } = sportOf(sport);
  const parts = Object.fromEntries(
    regulation.map((code) => [code, { home: pick(5), away: pick(5) }]),
  );
  // Legs and frames have their total alone, races by none.
  if (regulation.length === 0)
    return codes.includes(100) ? { 100: { home: pick(9), away: pick(9) } } : {};
  const whole = Object.values(parts).reduce<Score>(
    (sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }),
    { home: 0, away: 0 },
  );
  if (!BY_SETS.includes(sport)) return { ...parts, 100: whole };
  const loser = pick(3);
  return { ...parts, 100: pick(2) === 0 ? { home: 3, away: loser } : { home: loser, away: 3 } };
}

/** Events that give each part the counts it has, sides in turn. */
function eventsFor(
  kind: MatchEvent['kind'],
  counts: Scores,
  sport: SportKey,
  pick: (limit: number) => number,
): MatchEvent[] {
  return sportOf(sport).regulation.flatMap((part, index) => {
    const score = counts[part] ?? { home: 0, away: 0 };
    const sides: Side[] = [...Array(score.home).fill('1'), ...Array(score.away).fill('2')];
    return sides
      .map((side) => ({ side, at: pick(1000) }))
      .sort((one, other) => one.at - other.at)
      .map(({ side, at }) => ({
        kind,
        side,
        part,
        minute: index * 45 + 1 + Math.floor(at / 23),
        player: PLAYERS[pick(2) + (side === '1' ? 0 : 2)] ?? 'p1',
        detail: 'Caught',
      }));
  });
}

function playersOf(kind: string, pick: (limit: number) => number): Record<string, PlayerFacts> {
  return Object.fromEntries(
    PLAYERS.map((id, index) => [
      id,
      {
        side: index < 2 ? '1' : '2',
        played: pick(8) > 0,
        cameOnAfter: pick(4) === 0 ? pick(4) : 0,
        counts: kind === 'run' || kind === 'wicket' ? { [kind]: pick(4) } : {},
      } satisfies PlayerFacts,
    ]),
  );
}

const LISTS: Readonly<Record<string, readonly string[]>> = {
  '*players': PLAYERS,
  '*scores': ['0-0', '1-0', '0-1', '1-1', 'Any Other Score'],
  '*bands': ['1 by 1-2', '1 by 3+', 'X', '2 by 1-2', '2 by 3+'],
  '*methods': ['1 KO', '1 Decision', '2 KO', '2 Decision'],
  '*rounds': ['1', '2', '3', 'Decision'],
  '*games': ['40-0', '40-15', 'Caught'],
};
const INTERVALS = ['1-15', '16-30', '31-45', '46-60', '61-75', '76-90', 'No Goal'];

/** The outcomes of a market, with a list made up where only a feed has one. */
export function listedOutcomes(type: MarketType): readonly string[] {
  if (type.family === 'interval') return INTERVALS;
  return LISTS[type.outcomes[0] ?? ''] ?? type.outcomes;
}

/** A finished match of a sport with everything that a market may read, and the outcomes to settle. */
export function finishedMatch(
  type: MarketType,
  sport: SportKey,
  seed: number,
): { input: Omit<SettleInput, 'outcome'>; outcomes: readonly string[] } {
  const pick = randomNumbers(seed);
  const scores = scoresOf(sport, pick);
  const kind = (type.counts ?? 'score') as MatchEvent['kind'];
  const counted = type.counts === undefined ? scores : scoresOf(sport, pick);
  const whole = Object.values(counted);
  const total = counted[100] ?? whole[0] ?? { home: 0, away: 0 };
  const measures = Object.fromEntries(
    MEASURED.map((name) => [name, { 1: pick(60) * 100, 100: pick(12_000) }]),
  );
  const outcomes = listedOutcomes(type);
  const facts: MatchFacts = {
    scores,
    ...(type.counts && { counts: { [type.counts]: { ...counted, 100: total } } }),
    measures,
    events: eventsFor(kind, counted, sport, pick),
    players: playersOf(kind, pick),
    verdicts: {
      toss: pick(2) === 0 ? '1' : '2',
      qualified: pick(2) === 0 ? '1' : '2',
      qualifiedBy: 'KO',
      ahead: (['1', 'X', '2'] as const)[pick(3)] ?? 'X',
      winner: pick(2) === 0 ? '1' : '2',
      method: pick(2) === 0 ? 'KO' : 'Decision',
      endRound: pick(3) + 1,
      manOfTheMatch: PLAYERS[pick(4)] ?? 'p1',
    },
  };
  return {
    input: {
      ...facts,
      typeId: type.id,
      line: type.line ? (pick(24) - 2) * 25 : null,
      offered: outcomes,
      participant: PLAYERS[pick(4)] ?? 'p1',
      offerScore: null,
      sport,
      finished: true,
    },
    outcomes,
  };
}
