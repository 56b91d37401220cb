const DAY_MS = 24 * 60 * 60_000;

/** What is settled for so long after the end counts yet; then the prizes are paid. */
export const TOURNAMENT_SETTLING_MS = DAY_MS;
/** No tournament is longer. */
const LONGEST_MS = 31 * DAY_MS;

/** Points for each rank from `from` to `to`. */
export interface TournamentPrize {
  from: number;
  to: number;
  points: number;
}

export interface TournamentDraft {
  kind: 'sports' | 'casino';
  /** Epoch milliseconds. */
  startsAt: number;
  endsAt: number;
  rules: { minOdds: number; oddsCap: number };
  prizes: readonly TournamentPrize[];
}

/** Returns what a tournament is at an instant; all instants in epoch milliseconds. */
export function tournamentState(
  {
    startsAt,
    endsAt,
    paidAt,
  }: Pick<TournamentDraft, 'startsAt' | 'endsAt'> & { paidAt: number | null },
  now: number,
): 'upcoming' | 'running' | 'over' | 'paid' {
  if (paidAt !== null) return 'paid';
  if (now >= endsAt) return 'over';
  return now >= startsAt ? 'running' : 'upcoming';
}

/** Returns the points of a place in the ranking; a score of 0 wins nothing. */
export function prizeOf(
  prizes: readonly TournamentPrize[],
  { rank, score }: { rank: number; score: number },
): number {
  if (score === 0) return 0;
  return prizes.find(({ from, to }) => from <= rank && rank <= to)?.points ?? 0;
}

export function prizeTotal(prizes: readonly TournamentPrize[]): number {
  return prizes.reduce((sum, { from, to, points }) => sum + (to - from + 1) * points, 0);
}

/** Returns what is wrong with a tournament that has not begun, by the field it is about; null where nothing is. */
export function tournamentFault(
  { kind, startsAt, endsAt, rules, prizes }: TournamentDraft,
  now: number,
): { field: string; message: string } | null {
  if (startsAt < now) return { field: 'startsAt', message: 'must not be past' };
  if (endsAt <= startsAt) return { field: 'endsAt', message: 'must be after startsAt' };
  if (endsAt - startsAt > LONGEST_MS)
    return { field: 'endsAt', message: 'must be at most 31 days after startsAt' };
  if (kind === 'casino' && rules.minOdds !== 100)
    return { field: 'rules.minOdds', message: 'must be 100 of casino' };
  if (rules.oddsCap < rules.minOdds)
    return { field: 'rules.oddsCap', message: 'must not be below minOdds' };
  let next = 1;
  for (const { from, to } of prizes) {
    if (from !== next || to < from)
      return { field: 'prizes', message: 'must go on from rank to rank without a gap' };
    next = to + 1;
  }
  return null;
}
