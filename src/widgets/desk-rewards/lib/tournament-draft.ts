import { tournamentFault } from '#rules/tournament.ts';
import { formatMinute, parseMinute } from '@/features/desk-list';
import { addTime } from '@/shared/lib/format';
import type { TournamentDraft } from '../api';
import { messages } from '../ui/messages';
import { formatHundredths, formatLines, hundredthsFrom, parseLines, wholeWithin } from './typed';

export const noTournament = {
  title: '',
  kind: 'sports',
  currency: 'KRW',
  startsAt: '',
  endsAt: '',
  minOdds: '1.50',
  oddsCap: '10.00',
  minStake: '5000',
  maxBets: '30',
  prizes: '',
};
export type TournamentValues = typeof noTournament;

const leastOdds = 100;
const stakeBounds = [1, 100_000_000] as const;
const betBounds = [1, 100] as const;
const mostPrizes = 20;
const mostPoints = 10_000_000;
/** A new one begins tomorrow and lasts so long unless staff says otherwise, days. */
const usualDays = 3;

export function blankTournament(now: number): TournamentValues {
  const startsAt = addTime(now, 1, 'day');
  return {
    ...noTournament,
    startsAt: formatMinute(startsAt),
    endsAt: formatMinute(addTime(startsAt, usualDays, 'day')),
  };
}

/** Writes a tournament as it would be typed. */
export function typedTournament({
  title,
  kind,
  currency,
  startsAt,
  endsAt,
  rules: { minOdds, oddsCap, minStake, maxBets },
  prizes,
}: TournamentDraft): TournamentValues {
  return {
    title,
    kind,
    currency,
    startsAt: formatMinute(startsAt),
    endsAt: formatMinute(endsAt),
    minOdds: formatHundredths(minOdds),
    oddsCap: formatHundredths(oddsCap),
    maxBets: String(maxBets),
    minStake: currency === 'USD' ? formatHundredths(minStake) : String(minStake),
    prizes: formatLines(prizes),
  };
}

function readPrizes(text: string): TournamentDraft['prizes'] | null {
  const lines = parseLines(text);
  const isRight = lines?.every(({ to, points }) => to <= 1_000 && points <= mostPoints);
  return lines && isRight && lines.length >= 1 && lines.length <= mostPrizes ? lines : null;
}

const read = (values: TournamentValues) => ({
  startsAt: parseMinute(values.startsAt),
  endsAt: parseMinute(values.endsAt),
  minOdds: values.kind === 'casino' ? leastOdds : hundredthsFrom(values.minOdds, leastOdds),
  oddsCap: hundredthsFrom(values.oddsCap, leastOdds),
  minStake:
    values.currency === 'USD'
      ? hundredthsFrom(values.minStake, 1)
      : wholeWithin(values.minStake, stakeBounds),
  maxBets: wholeWithin(values.maxBets, betBounds),
  prizes: readPrizes(values.prizes),
});

/** What was typed, as it is sent; null while something is wrong with a field. */
export function tournamentDraftOf(values: TournamentValues): TournamentDraft | null {
  const { startsAt, endsAt, prizes, minOdds, oddsCap, minStake, maxBets } = read(values);
  if (startsAt === null || endsAt === null || prizes === null) return null;
  if (minOdds === null || oddsCap === null || minStake === null || maxBets === null) return null;
  return {
    title: values.title.trim(),
    startsAt,
    endsAt,
    prizes,
    kind: values.kind === 'casino' ? 'casino' : 'sports',
    currency: values.currency === 'USD' ? 'USD' : 'KRW',
    rules: { minOdds, oddsCap, minStake, maxBets },
  };
}

/** What is wrong with what was typed at an instant, by field. */
export function tournamentProblems(
  values: TournamentValues,
  now: number,
): Partial<TournamentValues> {
  const { tournamentWrong, tournamentFaults } = messages.tournaments;
  const wrong = Object.entries(read(values)).filter(([, value]) => value === null);
  const title = values.title.trim();
  const draft = tournamentDraftOf(values);
  const [, field] = /(\w+)$/.exec((draft && tournamentFault(draft, now)?.field) ?? '') ?? [];
  return {
    ...((title.length < 2 || title.length > 60) && { title: tournamentWrong.title }),
    ...Object.fromEntries(
      wrong.map(([name]) => [name, tournamentWrong[name as keyof typeof tournamentWrong]]),
    ),
    ...(field !== undefined && {
      [field]: tournamentFaults[field as keyof typeof tournamentFaults],
    }),
  };
}
