import { sample } from 'effector';
import { prizeTotal, tournamentFault } from '#rules/tournament.ts';
import { isDeskTournament, isGetDeskTournamentsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { createSending } from '@/entities/money-request';
import {
  createDeskList,
  createDraft,
  formatMinute,
  parseMinute,
  rowChosen,
  rowLeft,
  wholeWithin,
} from '@/features/desk-list';
import { confirmedMutation, createApiQuery, request } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { createForm } from '@/shared/lib/form';
import { addTime } from '@/shared/lib/format';
import { formatHundredths, formatLines, hundredthsFrom, isTitle, parseLines } from '../lib/typed';
import { messages } from '../ui/messages';

/** A tournament as staff sees it. */
export type DeskTournament = Readonly<Dto<'DeskTournament'>>;
type TournamentDraft = Readonly<Dto<'TournamentDraft'>>;
/** A tournament as it is written: a new one where `id` is null. */
interface Written {
  id: number | null;
  draft: TournamentDraft;
}

const { tournaments: texts } = messages;
const minute = 60_000;
const leastOdds = 100;
const mostPrizes = 20;
const mostPoints = 10_000_000;
/** A new one begins tomorrow and lasts so long unless staff says otherwise, days. */
const usualDays = 3;
const noTournament = {
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
type TournamentValues = typeof noTournament;

function blankTournament(now: number): TournamentValues {
  const startsAt = addTime(now, 1, 'day');
  const endsAt = addTime(startsAt, usualDays, 'day');
  return { ...noTournament, startsAt: formatMinute(startsAt), endsAt: formatMinute(endsAt) };
}

/** A tournament as it would be typed. */
function typedTournament(tournament: TournamentDraft): TournamentValues {
  const { title, kind, currency, startsAt, endsAt, prizes } = tournament;
  const { minOdds, oddsCap, minStake, maxBets } = tournament.rules;
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

const draft = createDraft({
  read: (values: TournamentValues) => ({
    startsAt: parseMinute(values.startsAt),
    endsAt: parseMinute(values.endsAt),
    minOdds: values.kind === 'casino' ? leastOdds : hundredthsFrom(values.minOdds, leastOdds),
    oddsCap: hundredthsFrom(values.oddsCap, leastOdds),
    minStake:
      values.currency === 'USD'
        ? hundredthsFrom(values.minStake, 1)
        : wholeWithin(values.minStake, [1, 100_000_000]),
    maxBets: wholeWithin(values.maxBets, [1, 100]),
    prizes: readPrizes(values.prizes),
  }),
  wrong: texts.tournamentWrong,
  draftOf: ({ startsAt, endsAt, prizes, ...rules }, values): TournamentDraft => ({
    title: values.title.trim(),
    startsAt,
    endsAt,
    prizes,
    kind: values.kind === 'casino' ? 'casino' : 'sports',
    currency: values.currency === 'USD' ? 'USD' : 'KRW',
    rules,
  }),
  faults: (tournament: TournamentDraft | null, { title }: TournamentValues, now: number) => {
    const words: Readonly<Record<string, string>> = texts.tournamentFaults;
    const fault = tournament && tournamentFault(tournament, now)?.field;
    const [field] = /\w+$/.exec(fault ?? '') ?? [];
    return {
      ...(!isTitle(title) && { title: texts.tournamentWrong.title }),
      ...(field !== undefined && { [field]: words[field] ?? '' }),
    };
  },
});

export const tournaments = createDeskList<DeskTournament>({
  query: createApiQuery<void, readonly DeskTournament[]>((api) =>
    request(api.GET('/desk/tournament'), isGetDeskTournamentsAnswer),
  ),
  keyOf: ({ id }) => String(id),
});
const refusals = {
  VALIDATION: texts.refused,
  INVALID_STATE: texts.begun,
  NOT_FOUND: texts.gone,
};
export const saving = confirmedMutation({
  send: createSending<Written, DeskTournament>((api, { key, body: { id, draft: one } }) => {
    const body = { ...one, prizes: [...one.prizes] };
    const call =
      id === null
        ? api.POST('/admin/tournament', { params: { header: { 'Idempotency-Key': key } }, body })
        : api.PUT('/admin/tournament/{tournamentId}', {
            params: { path: { tournamentId: id } },
            body,
          });
    return request(call, isDeskTournament);
  }),
  confirm: ({ id, draft: { title, prizes } }) => ({
    title: id === null ? texts.add : texts.change,
    text: texts.writeText(title, prizeTotal(prizes)),
  }),
  done: (_saved, { id }) => (id === null ? texts.added : texts.changed),
  refusals,
  refresh: tournaments.refresh,
});
export const removing = confirmedMutation({
  send: (api, { id }: Pick<DeskTournament, 'id' | 'title'>) =>
    request(
      api.DELETE('/admin/tournament/{tournamentId}', { params: { path: { tournamentId: id } } }),
    ),
  confirm: ({ title }) => ({ title: texts.remove, text: texts.removeText(title), tone: 'danger' }),
  done: texts.removed,
  refusals,
  refresh: tournaments.refresh,
});

export const form = createForm({
  initial: noTournament,
  // A beginning may be past by the time it is sent.
  schema: $now.map((now) => now - (now % minute)).map((now) => draft.schemaAt(now)),
  isBusy: saving.$isPending,
});
const chosen = sample({
  clock: rowChosen,
  source: { row: tournaments.$row, now: $now, isOpen: tournaments.Gate.status },
  filter: ({ isOpen }) => isOpen,
  fn: ({ row, now }) => (row ? typedTournament(row) : blankTournament(now)),
});
sample({ clock: chosen, target: form.reset });
sample({ clock: chosen, target: form.filled });
const written = sample({
  clock: form.accepted,
  source: tournaments.$row,
  fn: (row, values) => ({ id: row?.id ?? null, draft: draft.toDraft(values) }),
});
sample({
  clock: written,
  filter: (one): one is Written => one.draft !== null,
  target: saving.start,
});
sample({ clock: [saving.done, removing.done], target: rowLeft });
