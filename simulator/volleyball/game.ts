import type { Score, Scores } from '#rules/scores.ts';
import { edge, MINUTE, SECOND, type SimulatedFixture } from '../model.ts';
import { createRandom } from '../random.ts';

export interface Rally {
  at: number;
  side: 'home' | 'away';
}

export interface SetPlayed {
  code: string;
  startsAt: number;
  endsAt: number;
  rallies: Rally[];
  winner: 'home' | 'away';
}

/** Home side's chance to win one rally. */
export function rallyChance(fixture: SimulatedFixture): number {
  return Math.min(0.58, Math.max(0.42, 0.506 + 0.12 * edge(fixture)));
}

/** Points that win a set: 25, in the fifth 15. */
export function targetOf(code: string): number {
  return code === '5' ? 15 : 25;
}

/** The whole match, best of five sets. */
export function playVolleyball(fixture: SimulatedFixture): SetPlayed[] {
  const random = createRandom(`${fixture.key}/play`);
  const chance = rallyChance(fixture);
  const sets: SetPlayed[] = [];
  const won = { home: 0, away: 0 };
  let startsAt = fixture.startsAt;
  while (won.home < 3 && won.away < 3) {
    const code = String(sets.length + 1);
    const score = { home: 0, away: 0 };
    const rallies: Rally[] = [];
    let at = startsAt;
    while (
      Math.max(score.home, score.away) < targetOf(code) ||
      Math.abs(score.home - score.away) < 2
    ) {
      at += Math.round(random.between(24, 44) * SECOND);
      const side = random.next() < chance ? 'home' : 'away';
      score[side]++;
      rallies.push({ at, side });
    }
    const winner = score.home > score.away ? 'home' : 'away';
    won[winner]++;
    sets.push({ code, startsAt, endsAt: at, rallies, winner });
    startsAt = at + 3 * MINUTE;
  }
  return sets;
}

/** Points of one set up to an instant. */
export function pointsOf(set: SetPlayed, at: number): Score {
  const score = { home: 0, away: 0 };
  for (const rally of set.rallies) if (rally.at <= at) score[rally.side]++;
  return score;
}

/** Who serves at an instant: the winner of the last rally, at first the sides in turn from set to set. */
export function serverOf({ code, rallies }: SetPlayed, at: number): 'home' | 'away' {
  const last = rallies.findLast((rally) => rally.at <= at);
  return last?.side ?? (Number(code) % 2 === 1 ? 'home' : 'away');
}

/** Sets won up to an instant. */
export function setsWon(
  sets: readonly { endsAt: number; winner: 'home' | 'away' }[],
  at: number,
): Score {
  const won = { home: 0, away: 0 };
  for (const set of sets) if (set.endsAt <= at) won[set.winner]++;
  return won;
}

/** Points of the sets begun, and the sets as running and (at the end) as final total. */
export function volleyballScores(sets: readonly SetPlayed[], at: number): Scores {
  const scores: Scores = {};
  for (const set of sets) if (set.startsAt <= at) scores[set.code] = pointsOf(set, at);
  scores.live = setsWon(sets, at);
  if (at >= (sets.at(-1)?.endsAt ?? at)) scores['100'] = scores.live;
  return scores;
}
