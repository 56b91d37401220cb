// Outrights: a table of those who took part decides, not a score.
import { LEG_RESULT } from './leg-result.ts';
import { type DeadHeat, type Settled, wonIf } from './pick-result.ts';

export interface OutrightInput {
  typeId: number;
  /** Id of the participant who is picked. */
  participant: string;
  /** Final places by participant, from 1; those who tie have the same. Who is left out has no place. */
  places: Readonly<Record<string, number>>;
  /** Ids of those who did not start. */
  nonRunners: readonly string[];
  /** How many places a place market pays; 1 of a winner's. */
  paid: number;
  /** Whether who does not start loses: "run or not". */
  runOrNot: boolean;
}

/** How many places each market pays unless the event says otherwise; relegation counts from the end of the table. */
export const PLACES_PAID: Readonly<Record<number, number>> = {
  274: 1,
  900224: 1,
  900225: 3,
  900226: 3,
  900228: 1,
  900229: 1,
  900230: 3,
  900231: 4,
};

const RELEGATED = 900230;

/** How far from the counted end of the table somebody finished, and how many finished there. */
function rankOf({
  typeId,
  participant,
  places,
}: OutrightInput): { rank: number; tied: number } | null {
  const place = places[participant];
  if (place === undefined) return null;
  const all = Object.values(places);
  const tied = all.filter((other) => other === place).length;
  const ahead = all.filter((other) =>
    typeId === RELEGATED ? other > place : other < place,
  ).length;
  return { rank: ahead + 1, tied };
}

/**
 * The result of an outright. `tied` who share the last places that are paid have as many as are left between them (dead
 * heat). Who did not start is refunded, unless the event is "run or not".
 */
export function settleOutright(input: OutrightInput): Settled {
  const { participant, nonRunners, runOrNot, paid } = input;
  if (nonRunners.includes(participant) && !runOrNot) return { result: LEG_RESULT.void };
  const found = rankOf(input);
  if (!found || found.rank > paid) return { result: LEG_RESULT.lost };
  const left = paid - found.rank + 1;
  if (found.tied <= left) return { result: wonIf(true) };
  const deadHeat: DeadHeat = { places: left, tied: found.tied };
  return { result: LEG_RESULT.won, deadHeat };
}
