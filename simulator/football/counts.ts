import type { MatchCounts } from '#rules/match-facts.ts';
import type { GoalGame } from '../goal-game.ts';
import type { CountSport } from '../goal-timeline.ts';
import { type CountedMoment, SECOND, type SimulatedFixture } from '../model.ts';
import { offered, type Quote } from '../pricing.ts';
import {
  countMarkets,
  type CountOutlook,
  type CountOutlooks,
  nextMarkets,
  together,
  unplayed,
} from './count-markets.ts';
import { countAt, countRates, countsAt, countsLeft, drawCounted, halfRates } from './counted.ts';

/**
 * Ten corners a match: of one in so long a time, and until the next refresh after it, the chance is 0.09, the margin and what the
 * delay of a bet leaves of it.
 */
const COUNT_STEP = 30 * SECOND;

const REGULATION = ['10', '20'];

/** The markets on corners and cards before a match begins, in groups that are quoted together. */
export function footballCountsPrematch(fixture: SimulatedFixture): Quote[][] {
  const whole = (kind: CountedMoment['kind']) => unplayed(countRates(fixture, kind));
  const half = (kind: CountedMoment['kind'], part: 'first' | 'second') =>
    unplayed(halfRates(fixture, kind, part));
  const [yellow, red] = [whole('yellow-card'), whole('red-card')];
  return countMarkets({
    corner: {
      whole: whole('corner'),
      first: half('corner', 'first'),
      second: half('corner', 'second'),
    },
    card: {
      whole: together(yellow, red),
      first: together(half('yellow-card', 'first'), half('red-card', 'first')),
    },
    yellow,
    red,
  }).map(offered);
}

/** Corners and cards of a game, with their markets in play; a half that has not begun keeps its prices. */
export function footballCounts(fixture: SimulatedFixture, { segments }: GoalGame): CountSport {
  const counted = drawCounted(fixture, segments);
  const changes = [
    ...segments.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
    ...counted.map(({ at }) => at),
  ].sort((one, other) => one - other);
  const states = new Map<number, MatchCounts>();

  function outlookAt(
    kind: CountedMoment['kind'],
    at: number,
    codes: readonly string[],
  ): CountOutlook {
    const so = { at, codes };
    return {
      now: countAt(counted, { ...so, kinds: [kind] }),
      left: countsLeft(fixture, segments, { ...so, kind }),
      last: counted.findLast((one) => one.kind === kind && one.at <= at && codes.includes(one.code))
        ?.side,
    };
  }
  function outlooksAt(at: number): CountOutlooks {
    const isFirst = segments.some(({ code, endsAt }) => code === '10' && at < endsAt);
    const cards = (codes: readonly string[]) =>
      together(outlookAt('yellow-card', at, codes), outlookAt('red-card', at, codes));
    return {
      corner: {
        whole: outlookAt('corner', at, REGULATION),
        first: isFirst ? outlookAt('corner', at, ['10']) : null,
        second: outlookAt('corner', at, ['20']),
      },
      card: { whole: cards(REGULATION), first: isFirst ? cards(['10']) : null },
      yellow: outlookAt('yellow-card', at, REGULATION),
      red: outlookAt('red-card', at, REGULATION),
    };
  }
  return {
    counted,
    countsAt(at) {
      const since = changes.findLast((change) => change <= at) ?? at;
      const known = states.get(since) ?? countsAt(counted, segments, since);
      states.set(since, known);
      return known;
    },
    quotes(at) {
      const outlooks = outlooksAt(at);
      return offered([...countMarkets(outlooks).flat(), ...nextMarkets(outlooks)]);
    },
    step: COUNT_STEP,
  };
}
