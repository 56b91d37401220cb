import { isUpcoming, takesInPlayBets } from '#rules/fixture-status.ts';
import { beside, type SeenMarket, type WatchedFixture } from './watched-fixture.ts';

/** A selection as it is seen at an instant, with the clock. */
export interface Look {
  fixture: WatchedFixture;
  seen: SeenMarket;
  index: number;
  outcome: string;
  /** Hundredths. */
  odds: number;
  now: number;
}

type Chooser = (look: Look) => boolean;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Winners of a set, map, half or quarter. */
const PARTS = [41, 42, 43, 202, 203, 204, 205, 206, 284];
const TOTALS = [2, 28];
const WINNERS = [1, 52, 226];
const LAST_PARTS: Readonly<Record<string, string>> = {
  basketball: '4',
  baseball: '9',
  'ice-hockey': '3',
};

const before: Chooser = ({ fixture }) => isUpcoming(fixture.status);
const inPlay: Chooser = ({ fixture }) => takesInPlayBets(fixture.status);
const over: Chooser = ({ outcome, seen }) => outcome === 'Over' && isTotal(seen);
const under: Chooser = ({ outcome, seen }) => outcome === 'Under' && isTotal(seen);
const winner: Chooser = ({ seen }) => WINNERS.includes(seen.market.typeId);
const isTotal = ({ market }: SeenMarket) => TOTALS.includes(market.typeId);
const all =
  (...choosers: Chooser[]): Chooser =>
  (look) =>
    choosers.every((choose) => choose(look));

const fresh: Chooser = ({ fixture, now }) =>
  fixture.scoredAt > 0 && now - fixture.scoredAt < 30 * SECOND;
const isPause = ({ clock }: WatchedFixture) => clock?.period === '80';
const silent: Chooser = ({ fixture, now }) =>
  now - fixture.messageAt >= 60 * SECOND && !isPause(fixture);
const dry: Chooser = ({ fixture, now }) =>
  fixture.scoredAt > 0 && now - fixture.scoredAt > 5 * MINUTE;
const late: Chooser = ({ fixture: { sport, clock } }) =>
  sport === 'football' ? (clock?.minute ?? 0) >= 80 : clock?.period === LAST_PARTS[sport];
const scorer: Chooser = ({ fixture, outcome }) => outcome === String(fixture.scorer);
const other: Chooser = ({ fixture, outcome }) =>
  fixture.scorer !== 0 && outcome === String(3 - fixture.scorer);
const justOpen: Chooser = ({ fixture, now }) => now - fixture.reopenedAt < 20 * SECOND;

/** Written down before anything was played: what to buy, and when. */
export const STRATEGIES: Readonly<Record<string, Chooser>> = {
  'anything before the start': before,
  'the last price before the start': all(
    before,
    ({ fixture, now }) => fixture.startsAt - now < MINUTE,
  ),
  'a favourite before the start': all(before, winner, ({ odds }) => odds < 160),
  'an outsider before the start': all(before, winner, ({ odds }) => odds > 400),
  'anything in play': inPlay,
  'Over right after a score': all(inPlay, fresh, over),
  'Under right after a score': all(inPlay, fresh, under),
  'who scored, right after it': all(inPlay, fresh, winner, scorer),
  'who let it in, right after it': all(inPlay, fresh, winner, other),
  'the first price after a break without a score': all(
    inPlay,
    justOpen,
    ({ fixture }) => fixture.stoppedAt > 0 && fixture.scoredAt < fixture.stoppedAt - 5 * SECOND,
  ),
  'Over in silence': all(inPlay, silent, over),
  'Under in silence': all(inPlay, silent, under),
  'Over after long without a score': all(inPlay, dry, over),
  'Under after long without a score': all(inPlay, dry, under),
  'Over late': all(inPlay, late, over),
  'Under late': all(inPlay, late, under),
  'odds above their mean': all(inPlay, ({ seen, index }) => beside(seen, index) > 1.02),
  'odds below their mean': all(inPlay, ({ seen, index }) => beside(seen, index) < 0.98),
  'a drifted winner before the start': all(
    before,
    winner,
    ({ seen, index }) => beside(seen, index) > 1.01,
  ),
  'the winner of a part': all(inPlay, ({ seen }) => PARTS.includes(seen.market.typeId)),
  'a line that is new': all(
    inPlay,
    ({ seen, fixture, now }) =>
      seen.market.line !== null &&
      now - seen.openedAt < 90 * SECOND &&
      now - fixture.startsAt > 5 * MINUTE,
  ),
  'the longest odds': all(inPlay, ({ odds }) => odds >= 1000),
  'the shortest odds': all(inPlay, ({ odds }) => odds <= 120),
  'Over while an inning drags on': all(
    inPlay,
    over,
    ({ fixture, now }) =>
      fixture.sport === 'baseball' &&
      fixture.reopenedAt > 0 &&
      now - fixture.reopenedAt > 3 * MINUTE,
  ),
  'a draw in play': all(inPlay, winner, ({ outcome }) => outcome === 'X'),
};
