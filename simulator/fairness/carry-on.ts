import { countedAs } from '#rules/counted-events.ts';
import { COUNTED_EVENTS } from '#rules/match-events.ts';
import type { MatchCounts, MatchEvent } from '#rules/match-facts.ts';
import type { Score, Scores } from '#rules/scores.ts';
import { type SportKey, sportOf } from '#rules/sports.ts';
import type { MemberView } from './member-view.ts';
import type { End } from './season.ts';

const NIL: Score = { home: 0, away: 0 };
const OVERTIME = '40';
const SHOOT_OUT = '50';
const SIDES = ['home', 'away'] as const;
const IN_SETS: readonly SportKey[] = ['volleyball', 'e-sports'];

const plus = (a: Score, b: Score): Score => ({ home: a.home + b.home, away: a.away + b.away });
const isLevel = ({ home, away }: Score) => home === away;
const point = (world: number): Score =>
  world % 2 === 0 ? { home: 1, away: 0 } : { home: 0, away: 1 };

/** What another game had in a part, or what is left of it where the part is running: another share in every world. */
function stillToCome(view: MemberView, code: string, other: Score, world: number): Score {
  const share = (world % 8) / 8;
  const left = view.clock?.period === code ? share : view.scores[code] ? 0 : 1;
  return { home: Math.round(other.home * left), away: Math.round(other.away * left) };
}

/** An overtime: in hockey one goal or a shoot-out, else points as in a last part; only baseball may end level. */
function overtimeOf(sport: SportKey, view: MemberView, full: Score, other: End, world: number) {
  const now = view.scores[OVERTIME] ?? NIL;
  if (sport === 'ice-hockey') {
    const hasShootOut = world % 4 > 1 || view.scores[SHOOT_OUT] !== undefined;
    const winner = point(world);
    const goals = isLevel(now) && !hasShootOut ? plus(now, winner) : now;
    const played = plus(full, goals);
    if (!isLevel(goals)) return { [OVERTIME]: goals, '101': played, '102': played };
    const shots = { [SHOOT_OUT]: plus(view.scores[SHOOT_OUT] ?? NIL, winner) };
    return { [OVERTIME]: goals, '101': played, ...shots, '102': plus(played, winner) };
  }
  const last = String(sportOf(sport).regulation.at(-1));
  const more = plus(now, stillToCome(view, OVERTIME, other.scores[last] ?? NIL, world));
  const isDraw = sport === 'baseball' && world % 5 === 0;
  const scored = isLevel(more) && !isDraw ? plus(more, point(world)) : more;
  return { [OVERTIME]: scored, '101': plus(full, scored), '102': plus(full, scored) };
}

/** A game whose parts add up: what it has, and what other games had in the parts still to come. */
function addParts(sport: SportKey, view: MemberView, other: End, world: number): Scores {
  const codes = sportOf(sport).regulation.map(String);
  const parts: Scores = {};
  for (const code of codes) {
    const more = stillToCome(view, code, other.scores[code] ?? NIL, world);
    parts[code] = plus(view.scores[code] ?? NIL, more);
  }
  const full = Object.values(parts).reduce(plus, NIL);
  const isExtra = isLevel(full) && sport !== 'football';
  return { ...parts, '100': full, ...(isExtra && overtimeOf(sport, view, full, other, world)) };
}

/** A set from its score now to one of its ends: two points ahead at the target or later. */
function endSet(now: Score, winner: (typeof SIDES)[number], target: number, world: number): Score {
  const loser = winner === 'home' ? 'away' : 'home';
  const least = Math.max(now[loser], now[winner] > target ? now[winner] - 2 : 0);
  // The fewer points the loser has the more ends there are; each world takes another.
  const lost = least + (target === 1 ? 0 : world % Math.max(1, target + 2 - least));
  return { ...NIL, [winner]: target === 1 ? 1 : Math.max(target, lost + 2), [loser]: lost };
}

/** Points that win a set; of maps those that one is won by, which a title without rounds tells as one. */
function targetOf(sport: SportKey, code: string, others: readonly End[]): number {
  if (sport === 'volleyball') return code === '5' ? 15 : 25;
  const hasRounds = others.some(
    ({ scores }) => (scores['1']?.home ?? 0) + (scores['1']?.away ?? 0) > 1,
  );
  return hasRounds ? 13 : 1;
}

/** A game of sets or maps: those that are over, and others until one side has as many as win the match. */
function addSets(sport: SportKey, view: MemberView, others: readonly End[], world: number): Scores {
  const total = ({ scores }: End) => scores['100'] ?? NIL;
  const needed = Math.max(...others.map((end) => Math.max(total(end).home, total(end).away)));
  const won = { ...NIL };
  const scores: Scores = {};
  for (let set = 1; Math.max(won.home, won.away) < needed; set++) {
    const code = String(set);
    const now = view.scores[code] ?? NIL;
    const other = others[(world * 5 + set) % others.length]?.scores['1'] ?? NIL;
    const winner = other.home > other.away ? 'home' : 'away';
    const target = targetOf(sport, code, others);
    scores[code] = view.finished.includes(code)
      ? now
      : endSet(now, winner, target, world * 7 + set);
    won[scores[code].home > scores[code].away ? 'home' : 'away']++;
  }
  return { ...scores, '100': won };
}

const SIDE_OF = { '1': 'home', '2': 'away' } as const;

/** Of what another game had in a part, as many as are still to come: its last ones. */
function comingIn(view: MemberView, code: string, other: End, world: number): MatchEvent[] {
  const left = new Map<string, Score>();
  const had = other.counted.filter(({ part, kind }) => String(part) === code && kind !== 'card');
  for (const kind of COUNTED_EVENTS) {
    const all = other.counts[kind]?.[code] ?? NIL;
    left.set(kind, stillToCome(view, code, all, world));
  }
  const coming = had.toReversed().filter(({ kind, side }) => {
    const more = left.get(kind) ?? NIL;
    left.set(kind, { ...more, [SIDE_OF[side]]: more[SIDE_OF[side]] - 1 });
    return more[SIDE_OF[side]] > 0;
  });
  return coming
    .reverse()
    .flatMap(({ kind, side, part }) =>
      countedAs(kind as (typeof COUNTED_EVENTS)[number], SIDE_OF[side], part),
    );
}

/** What is reported by its number alone, as kills are: what there is of it, and what another game had in what is still to come. */
function addNumbers(sport: SportKey, view: MemberView, other: End, world: number): MatchCounts {
  const codes = sportOf(sport).regulation.map(String);
  return Object.fromEntries(
    Object.entries(other.counts).map(([kind, scores]) => {
      const known = view.counts[kind as keyof MatchCounts] ?? {};
      // A map that the other game had none of goes on as its first did.
      const parts = codes.map((code) => {
        const more = stillToCome(view, code, scores[code] ?? scores['1'] ?? NIL, world);
        return [code, plus(known[code] ?? NIL, more)] as const;
      });
      const whole = parts.reduce((sum, [, score]) => plus(sum, score), NIL);
      return [kind, { ...Object.fromEntries(parts), '100': whole }];
    }),
  );
}

/** Corners and cards as they have come, and those of another game in what is still to come. */
function addCounted(sport: SportKey, view: MemberView, other: End, world: number) {
  if (IN_SETS.includes(sport))
    return { counts: addNumbers(sport, view, other, world), counted: [] };
  const codes = sportOf(sport).regulation.map(String);
  const counted = [...view.counted, ...codes.flatMap((code) => comingIn(view, code, other, world))];
  const countOf = (kind: string, code: string): Score => {
    const own = counted.filter((one) => one.kind === kind && String(one.part) === code);
    const home = own.filter(({ side }) => side === '1').length;
    return { home, away: own.length - home };
  };
  const counts = Object.fromEntries(
    Object.keys(other.counts).map((kind) => {
      const parts = Object.fromEntries(codes.map((code) => [code, countOf(kind, code)]));
      return [kind, { ...parts, '100': Object.values(parts).reduce(plus, NIL) }];
    }),
  );
  return { counts, counted };
}

/** The goals so far, and those of another game in what is still to come: its last ones of each part. */
function addGoals(sport: SportKey, view: MemberView, other: End, world: number) {
  if (!view.goals || !other.goals) return other.goals;
  const goals = other.goals;
  const coming = sportOf(sport).regulation.flatMap((part) => {
    const code = String(part);
    const left = { ...stillToCome(view, code, other.scores[code] ?? NIL, world) };
    const last = goals.filter((goal) => goal.part === part).toReversed();
    return last.filter(({ side }) => left[SIDE_OF[side]]-- > 0).reverse();
  });
  return [...view.goals, ...coming].sort((one, two) => one.part - two.part);
}

/** Ways in which a game in play can go on, one for each of the other games. */
export function endsFrom(sport: SportKey, view: MemberView, others: readonly End[]): End[] {
  return others.map((other, world) => {
    const scores = IN_SETS.includes(sport)
      ? addSets(sport, view, others, world)
      : addParts(sport, view, other, world);
    const firstScorer = view.firstScorer ?? other.firstScorer;
    const counted = addCounted(sport, view, other, world);
    const goals = addGoals(sport, view, other, world);
    // Nothing on scorers is offered in play, so that another game's do.
    const { players } = other;
    return { scores, ...counted, finished: Object.keys(scores), firstScorer, goals, players };
  });
}
