// Several picks of one match: what the house asks for them together, and whether that can be beaten.
import { isUpcoming } from '#rules/fixture-status.ts';
import { isLost } from '#rules/leg-result.ts';
import { kindOfMarket } from '#rules/markets/market-kinds.ts';
import { settleSelection } from '#rules/settle.ts';
import { bestPortfolio } from '../../simulator/matrix-game.ts';
import type { Accounts } from './accounts.ts';
import type { Api, FixtureDetail, PlaceBet } from './api.ts';
import { legOf, slipOf } from './probes.ts';
import { isOpen, type SeenMarket, type WatchedFixture } from './watched-fixture.ts';

/** A pick of a match as it is offered. */
interface Pick {
  seen: SeenMarket;
  outcome: string;
  leg: PlaceBet['legs'][number];
}

interface JointQuote {
  fixtureId: string;
  odds: number;
}

/** Picks with what they cost together. */
interface Group {
  picks: readonly Pick[];
  quote: JointQuote | null;
  odds: number;
}

export interface JointBuyer {
  /** Buys two picks of a match that are of two kinds, and three of three, whatever they are. */
  buyAny(fixtures: readonly WatchedFixture[]): Promise<void>;
  /** Looks whether a mix of three picks each pays on any end of a football match, and buys it; once a match. */
  buyMixes(fixtures: readonly WatchedFixture[]): Promise<void>;
  /** How many matches were searched, and the best that a mix of them returned at worst for one staked. */
  found(): { searched: number; bestWorst: number };
}

const SIZES = [2, 3] as const;
const TRIES = 6;
const WINNER = 1;
const TOTAL = 2;
const BOTH_SCORE = 17;
const MOST_GOALS = 8;
/** A mix that returns so much for one staked is no matter of rounding. */
const PAYS = 1.005;

/** Ends of a football match, as far as these markets tell them apart. */
const ENDS = Array.from({ length: MOST_GOALS + 1 }, (_, home) =>
  Array.from({ length: MOST_GOALS + 1 }, (__, away) => ({ home, away })),
).flat();

const kindOf = ({ seen }: Pick) => kindOfMarket(seen.market.typeId);

function picksOf(fixture: WatchedFixture, typeIds?: readonly number[]): Pick[] {
  return [...fixture.markets.values()]
    .filter((seen) => isOpen(seen) && (typeIds?.includes(seen.market.typeId) ?? true))
    .flatMap((seen) =>
      seen.market.selections.map(({ outcome }, index) => ({
        seen,
        outcome,
        leg: legOf(fixture, seen, index),
      })),
    );
}

function isWonAt(
  { seen: { market }, outcome }: Pick,
  sport: FixtureDetail['fixture']['sport'],
  end: (typeof ENDS)[number],
) {
  const { typeId, line, offerScore } = market;
  const known = { sport, scores: { 100: end }, finished: true };
  // On half lines nothing is void.
  return !isLost(settleSelection({ typeId, outcome, line, offerScore, ...known }));
}

/** The winner, whether both score and the total at its most even line: a triple of every outcome of each. */
function triplesOf(fixture: WatchedFixture): Pick[][] {
  const of = (typeId: number) => picksOf(fixture, [typeId]);
  const distance = ({ seen }: Pick) =>
    Math.abs(Math.log((seen.market.selections[0]?.odds ?? 1) / 200));
  const isHalf = ({ seen }: Pick) =>
    (seen.market.line ?? 0) % 100 !== 0 && (seen.market.line ?? 0) % 50 === 0;
  const lines = of(TOTAL)
    .filter(isHalf)
    .sort((one, two) => distance(one) - distance(two));
  const totals = lines.filter(({ seen }) => seen === lines[0]?.seen);
  return of(WINNER).flatMap((winner) =>
    of(BOTH_SCORE).flatMap((both) => totals.map((total) => [winner, both, total])),
  );
}

/** `fault` is called with what nobody should be offered. */
export function createJointBuyer(
  { api, accounts, random }: { api: Api; accounts: Accounts; random(): number },
  fault: (name: string) => void,
): JointBuyer {
  const searched = new Set<string>();
  let bestWorst = 0;
  const anyOf = <Item>(all: readonly Item[]) => all[Math.floor(random() * all.length)];

  /** What the house asks for picks; null where it does not sell them together. */
  async function quoteOf(userId: string, picks: readonly Pick[]): Promise<JointQuote | null> {
    const body = { legs: picks.map(({ leg }) => leg) };
    const answer = await api.as<JointQuote>(userId, 'POST', '/bet/joint-price', { body });
    return answer.status === 200 ? answer.body : null;
  }

  async function buy(strategy: string, { picks, quote }: Group, stake?: number): Promise<void> {
    const userId = accounts.next();
    if (userId === null) return;
    const legs = picks.map(({ leg }) => leg);
    const priced = quote && [{ fixtureId: quote.fixtureId, odds: quote.odds }];
    const more = { mode: 'european' as const, ...(priced && { joint: priced }) };
    await accounts.place(userId, strategy, slipOf(stake ?? accounts.minStake(userId), legs, more));
  }

  async function buyAny(fixture: WatchedFixture, size: number): Promise<void> {
    const userId = accounts.next();
    if (userId === null) return;
    for (let n = 0; n < TRIES; n += 1) {
      const picks: Pick[] = [];
      const open = picksOf(fixture);
      while (picks.length < size) {
        const beside = open.filter((one) => picks.every((pick) => kindOf(pick) !== kindOf(one)));
        const next = anyOf(beside);
        if (!next) return;
        picks.push(next);
      }
      const quote = await quoteOf(userId, picks);
      if (!quote) continue;
      const kinds = picks.map(kindOf).sort().join(' + ');
      return buy(`together: ${kinds}`, { picks, quote, odds: quote.odds });
    }
  }

  /** A triple that is not sold may still happen, where one of its picks decides another: those left stand in its place. */
  async function groupsOf(userId: string, fixture: WatchedFixture): Promise<Group[]> {
    const groups: Group[] = [];
    for (const picks of triplesOf(fixture)) {
      if (!ENDS.some((end) => picks.every((pick) => isWonAt(pick, fixture.sport, end)))) continue;
      const quote = await quoteOf(userId, picks);
      if (quote) groups.push({ picks, quote, odds: quote.odds });
    }
    const singles = picksOf(fixture, [WINNER, BOTH_SCORE, TOTAL]).filter(
      ({ seen }) => (seen.market.line ?? 50) % 100 !== 0,
    );
    return [
      ...groups,
      ...singles.map((pick) => ({ picks: [pick], quote: null, odds: pick.leg.odds })),
    ];
  }

  async function buyMix(fixture: WatchedFixture): Promise<void> {
    const userId = accounts.next();
    if (userId === null) return;
    const groups = await groupsOf(userId, fixture);
    const rows = groups.map(({ picks, odds }) =>
      ENDS.map((end) =>
        picks.every((pick) => isWonAt(pick, fixture.sport, end)) ? odds / 100 : 0,
      ),
    );
    if (!groups.some(({ quote }) => quote)) return;
    searched.add(fixture.id);
    const { worst, stakes } = bestPortfolio(rows);
    bestWorst = Math.max(bestWorst, worst);
    if (worst < PAYS) return;
    fault('picks of one match that pay together whatever happens');
    const least = Math.min(...stakes.filter((share) => share > 0.01));
    for (const [index, group] of groups.entries()) {
      const share = stakes[index] ?? 0;
      if (share <= 0.01) continue;
      const stake = Math.round((accounts.minStake(userId) * share) / least);
      await buy('a mix of picks together by linear programme', group, stake);
    }
  }

  return {
    async buyAny(fixtures) {
      for (const size of SIZES) {
        const fixture = anyOf(fixtures);
        if (fixture) await buyAny(fixture, size);
      }
    },
    async buyMixes(fixtures) {
      for (const fixture of fixtures) {
        const { id, sport, status } = fixture;
        if (sport !== 'football' || !isUpcoming(status) || searched.has(id)) continue;
        await buyMix(fixture);
      }
    },
    found: () => ({ searched: searched.size, bestWorst }),
  };
}
