// Who plays for a football team, and how much of its goals comes from each place of the field.
import type { Side } from '#rules/match-clock.ts';
import type { Participant } from '#rules/participants.ts';
import { namesOf } from '../data/player-names.ts';
import type { SimulatedFixture, Team } from '../model.ts';
import { createRandom, type Random, stableId } from '../random.ts';

/** A place of the field: the share of a team's goals that whoever fills it scores. */
interface Place {
  share: number;
  /** Whether somebody waits to take it over. */
  hasSecond: boolean;
}

/** From the front to the back; the goalkeeper scores nothing and is not listed. */
export const PLACES: readonly Place[] = [
  { share: 0.24, hasSecond: true },
  { share: 0.2, hasSecond: true },
  { share: 0.15, hasSecond: true },
  { share: 0.11, hasSecond: true },
  { share: 0.09, hasSecond: false },
  { share: 0.06, hasSecond: false },
  { share: 0.05, hasSecond: false },
  { share: 0.04, hasSecond: false },
  { share: 0.035, hasSecond: false },
  { share: 0.025, hasSecond: false },
];

/** Whose place it is, and who takes it over. */
export interface Cast {
  first: Participant;
  second: Participant | null;
}

/** One in so many is written as at home. */
const SPELLED = 0.12;

function pickOf(all: readonly string[], random: Random): string {
  return all[Math.floor(random.next() * all.length)] ?? '';
}

function nameFor(country: string, random: Random): string {
  const { given, family, spelled, isKorean } = namesOf(country);
  if (spelled.length > 0 && random.next() < SPELLED) return pickOf(spelled, random);
  const [own, house] = [pickOf(given, random), pickOf(family, random)];
  return isKorean ? `${house}${own}` : `${own} ${house}`;
}

const squads = new Map<string, readonly Cast[]>();

function drawSquad(team: Team, country: string, side: Side): readonly Cast[] {
  const random = createRandom(`squad/${team.id}`);
  const used = new Set<string>();
  const player = (): Participant => {
    let name = nameFor(country, random);
    while (used.has(name)) name = nameFor(country, random);
    used.add(name);
    return { id: stableId(`player/${team.id}/${used.size}`), name, kind: 'player', side };
  };
  return PLACES.map(({ hasSecond }) => ({
    first: player(),
    second: hasSecond ? player() : null,
  }));
}

/** The players of a side by place; a team has the same in all its matches. */
export function castOf({ league, ...fixture }: SimulatedFixture, side: Side): readonly Cast[] {
  const team = fixture[side];
  const key = `${team.id} ${side}`;
  const cast = squads.get(key) ?? drawSquad(team, league.country, side);
  squads.set(key, cast);
  return cast;
}

/** All players of both sides, those who begin first. */
export function squadsOf(fixture: SimulatedFixture): readonly Participant[] {
  return (['home', 'away'] as const).flatMap((side) => {
    const cast = castOf(fixture, side);
    return [...cast.map(({ first }) => first), ...cast.flatMap(({ second }) => second ?? [])];
  });
}
