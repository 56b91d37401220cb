// Corners and cards: each side has its own at a rate of its own, whatever the goals do.
import { COUNTED_EVENTS } from '#rules/match-events.ts';
import type { MatchCounts } from '#rules/match-facts.ts';
import type { Score, Scores } from '#rules/scores.ts';
import type { Segment } from '../goal-game.ts';
import type { CountedMoment, SimulatedFixture } from '../model.ts';
import { createRandom, type Random } from '../random.ts';
import { ratesAround, type Rates } from '../strength.ts';
import { EXTRA_HALF } from './strength.ts';

type Kind = CountedMoment['kind'];

/** A match's own number of each, the share of its first half, and how far home ground and a stronger team tell. */
const USUAL = {
  corner: { mean: 10.2, firstHalf: 0.47, homeAdvantage: 0.1, edge: 0.9 },
  'yellow-card': { mean: 4.1, firstHalf: 0.38, homeAdvantage: -0.08, edge: -0.4 },
  'red-card': { mean: 0.22, firstHalf: 0.3, homeAdvantage: -0.1, edge: -0.5 },
} as const satisfies Readonly<Record<Kind, object>>;

/** What is expected of a kind in a whole match. */
export function countRates(fixture: SimulatedFixture, kind: Kind): Rates {
  const { mean, ...lean } = USUAL[kind];
  return ratesAround(fixture, mean, lean);
}

/** What is expected of a kind in one half of a match. */
export function halfRates(fixture: SimulatedFixture, kind: Kind, half: 'first' | 'second'): Rates {
  const { home, away } = countRates(fixture, kind);
  const share = half === 'first' ? USUAL[kind].firstHalf : 1 - USUAL[kind].firstHalf;
  return { home: home * share, away: away * share };
}

function expectedIn(fixture: SimulatedFixture, kind: Kind, code: string): Rates {
  if (code === '10') return halfRates(fixture, kind, 'first');
  if (code === '20') return halfRates(fixture, kind, 'second');
  const { home, away } = countRates(fixture, kind);
  return { home: home * EXTRA_HALF, away: away * EXTRA_HALF };
}

/** Nothing is counted in a shoot-out. */
const isCounted = ({ code }: Segment) => code !== '50';

function drawIn(
  fixture: SimulatedFixture,
  { code, startsAt, endsAt }: Segment,
  random: Random,
): CountedMoment[] {
  return COUNTED_EVENTS.flatMap((kind) => {
    const rates = expectedIn(fixture, kind, code);
    return (['home', 'away'] as const).flatMap((side) =>
      Array.from({ length: random.poisson(rates[side]) }, () => {
        const at = startsAt + 1 + Math.floor(random.next() * (endsAt - startsAt - 1));
        return { at, kind, side, code };
      }),
    );
  });
}

/** Everything that is counted in a game with these segments, in order. */
export function drawCounted(
  fixture: SimulatedFixture,
  segments: readonly Segment[],
): CountedMoment[] {
  const random = createRandom(`${fixture.key}/counted`);
  return segments
    .filter(isCounted)
    .flatMap((segment) => drawIn(fixture, segment, random))
    .sort((one, other) => one.at - other.at);
}

/** What is still expected of a kind from an instant on, in the segments of the given codes. */
export function countsLeft(
  fixture: SimulatedFixture,
  segments: readonly Segment[],
  { kind, at, codes }: { kind: Kind; at: number; codes: readonly string[] },
): Rates {
  const sum = { home: 0, away: 0 };
  for (const { code, startsAt, endsAt } of segments) {
    if (!codes.includes(code)) continue;
    const left = Math.min(1, Math.max(0, (endsAt - at) / (endsAt - startsAt)));
    const rates = expectedIn(fixture, kind, code);
    sum.home += rates.home * left;
    sum.away += rates.away * left;
  }
  return sum;
}

/** How many of some kinds there were until an instant, in the segments of the given codes. */
export function countAt(
  counted: readonly CountedMoment[],
  { kinds, at, codes }: { kinds: readonly Kind[]; at: number; codes: readonly string[] },
): Score {
  const score = { home: 0, away: 0 };
  for (const moment of counted) {
    if (moment.at > at) break;
    if (codes.includes(moment.code) && kinds.includes(moment.kind)) score[moment.side] += 1;
  }
  return score;
}

/** A card is one of either colour. */
const KINDS_OF = {
  corner: ['corner'],
  card: ['yellow-card', 'red-card'],
  'yellow-card': ['yellow-card'],
  'red-card': ['red-card'],
} as const satisfies MatchKinds;
type MatchKinds = Readonly<Partial<Record<keyof MatchCounts, readonly Kind[]>>>;

/** What has been counted until an instant: by part, the running total, and that of regulation time once it is over. */
export function countsAt(
  counted: readonly CountedMoment[],
  segments: readonly Segment[],
  at: number,
): MatchCounts {
  const begun = segments.filter((segment) => isCounted(segment) && segment.startsAt <= at);
  const isFull = segments.some(({ code, endsAt }) => code === '20' && endsAt <= at);
  const byPart = (kinds: readonly Kind[]): Scores => {
    const scores: Scores = {};
    for (const { code } of begun) scores[code] = countAt(counted, { kinds, at, codes: [code] });
    const codes = begun.map(({ code }) => code);
    scores.live = countAt(counted, { kinds, at, codes });
    if (isFull) scores['100'] = countAt(counted, { kinds, at, codes: ['10', '20'] });
    return scores;
  };
  return Object.fromEntries(Object.entries(KINDS_OF).map(([kind, kinds]) => [kind, byPart(kinds)]));
}
