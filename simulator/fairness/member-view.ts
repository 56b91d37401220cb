import type { FeedMarket, FeedUpdate, FixtureClock } from '#rules/feed.ts';
import { countedEvents } from '#rules/counted-events.ts';
import type { Goal, MatchCounts, MatchEvent, PlayerFacts } from '#rules/match-facts.ts';
import type { Scores } from '#rules/scores.ts';

/** A market as a member sees it, with what a patient one remembers of it. */
export interface SeenMarket {
  market: FeedMarket;
  openedAt: number;
  /** Mean odds of each selection since the last event of the game, and of how many quotes. */
  means: number[];
  quotes: number;
}

/** What a member knows of a fixture from its messages alone: states, and when they arrived. */
export interface MemberView {
  status: number;
  clock: FixtureClock | null;
  scores: Scores;
  counts: MatchCounts;
  /** Corners and cards, in order. */
  counted: MatchEvent[];
  firstScorer: '1' | '2' | undefined;
  /** Who scored and who played, where the feed tells it. */
  goals: readonly Goal[] | undefined;
  players: Readonly<Record<string, PlayerFacts>> | undefined;
  finished: string[];
  open: Map<string, SeenMarket>;
  /** When prices or the offer last changed: a clock goes on also where they are silent. */
  offerAt: number;
  /** When the score and a count last changed, betting last reopened and the running part began. */
  scoredAt: number;
  countedAt: number;
  reopenedAt: number;
  partAt: number;
  /** Whether the last break in betting came with a score. */
  wasScore: boolean;
  /** Side that scored last: 1 home, 2 away, 0 nobody or both. */
  scorer: 0 | 1 | 2;
}

export function createView(): MemberView {
  return {
    status: 1,
    clock: null,
    scores: {},
    counts: {},
    counted: [],
    firstScorer: undefined,
    goals: undefined,
    players: undefined,
    finished: [],
    open: new Map(),
    offerAt: 0,
    scoredAt: 0,
    countedAt: 0,
    reopenedAt: 0,
    partAt: 0,
    wasScore: false,
    scorer: 0,
  };
}

function pointsBySide(scores: Scores): { home: number; away: number } {
  const points = { home: 0, away: 0 };
  for (const [code, { home, away }] of Object.entries(scores)) {
    if (!(Number(code) < 100)) continue;
    points.home += home;
    points.away += away;
  }
  return points;
}

/** How many there are of what a market counts beside the score. */
export function countOf({ counts }: MemberView, counted: keyof MatchCounts): number {
  const { home, away } = counts[counted]?.live ?? { home: 0, away: 0 };
  return home + away;
}

/** Points of all parts and of both sides. */
export function pointsOf(scores: Scores): number {
  const { home, away } = pointsBySide(scores);
  return home + away;
}

/** Notes a change of the score. Returns whether there was one. */
function seeScore(view: MemberView, scores: Scores, at: number): boolean {
  const [before, now] = [pointsBySide(view.scores), pointsBySide(scores)];
  view.scores = scores;
  const [home, away] = [now.home - before.home, now.away - before.away];
  if (home + away <= 0) return false;
  view.scoredAt = at;
  view.scorer = home > 0 && away > 0 ? 0 : home > 0 ? 1 : 2;
  return true;
}

function seeMarket(view: MemberView, market: FeedMarket, at: number): void {
  const key = `${market.typeId}.${market.line ?? '_'}`;
  if (market.status !== 1) {
    view.open.delete(key);
    return;
  }
  const known = view.open.get(key);
  const odds = market.selections.map((selection) => selection.odds);
  if (!known || known.market.selections.length !== odds.length) {
    view.open.set(key, { market, openedAt: at, means: odds, quotes: 1 });
    return;
  }
  known.market = market;
  known.quotes += 1;
  known.means = known.means.map(
    (mean, index) => mean + ((odds[index] ?? mean) - mean) / known.quotes,
  );
}

/** The running part as a number: two for each period, for the halves of an inning. */
export function partOf(clock: FixtureClock | null): number {
  return 2 * Number(clock?.period ?? 0) + (clock?.inning?.half === 'bottom' ? 1 : 0);
}

/** Takes a message in, as `FeedUpdate` describes. */
export function see(view: MemberView, update: FeedUpdate): void {
  const wasClosed = view.open.size === 0;
  if (update.status) view.status = update.status;
  if (update.clock && partOf(update.clock) !== partOf(view.clock)) view.partAt = update.at;
  if (update.clock !== undefined) view.clock = update.clock;
  if (update.counts) view.counts = update.counts;
  const counted = countedEvents(update.events ?? []) ?? [];
  if (counted.length > 0) view.countedAt = update.at;
  view.counted.push(...counted);
  if (update.firstScorer) view.firstScorer = update.firstScorer;
  if (update.goals) view.goals = update.goals;
  if (update.players) view.players = update.players;
  if (update.finishedPeriods) view.finished.push(...update.finishedPeriods);
  const hasScored = update.scores !== undefined && seeScore(view, update.scores, update.at);
  if (update.suspend || update.marketsClosed) {
    view.open.clear();
    view.wasScore = hasScored;
  } else if (hasScored) view.wasScore = true;
  for (const market of update.markets ?? []) seeMarket(view, market, update.at);
  if (wasClosed && view.open.size > 0) view.reopenedAt = update.at;
  if (update.markets || update.suspend || update.marketsClosed) view.offerAt = update.at;
}
