import { sample } from 'effector';
import { prizeTotal } from '#rules/tournament.ts';
import { createSending } from '@/entities/money-request';
import { createDeskList, rowChosen, rowLeft } from '@/features/desk-list';
import { confirmedMutation, createApiQuery } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { createForm } from '@/shared/lib/form';
import {
  type DeskTournament,
  loadTournaments,
  removeTournament,
  sendTournament,
  type WrittenTournament,
} from '../api';
import {
  blankTournament,
  noTournament,
  tournamentDraftOf,
  tournamentProblems,
  type TournamentValues,
  typedTournament,
} from '../lib/tournament-draft';
import { draftSchema } from '../lib/typed';
import { messages } from '../ui/messages';

const { tournaments: texts } = messages;
const minute = 60_000;

export const tournaments = createDeskList<DeskTournament>({
  query: createApiQuery(loadTournaments),
  keyOf: ({ id }) => String(id),
});

const refusals = {
  VALIDATION: texts.refused,
  INVALID_STATE: texts.begun,
  NOT_FOUND: texts.gone,
};
export const saving = confirmedMutation({
  send: createSending<WrittenTournament, DeskTournament>(sendTournament),
  confirm: ({ id, draft: { title, prizes } }) => ({
    title: id === null ? texts.add : texts.change,
    text: texts.writeText(title, prizeTotal(prizes)),
  }),
  done: (_saved, { id }) => (id === null ? texts.added : texts.changed),
  refusals,
  refresh: tournaments.refresh,
});
export const removing = confirmedMutation({
  send: (api, tournament: Pick<DeskTournament, 'id' | 'title'>) =>
    removeTournament(api, tournament),
  confirm: ({ title }) => ({ title: texts.remove, text: texts.removeText(title), tone: 'danger' }),
  done: texts.removed,
  refusals,
  refresh: tournaments.refresh,
});

export const form = createForm({
  initial: noTournament,
  // A beginning may be past by the time it is sent.
  schema: $now
    .map((now) => now - (now % minute))
    .map((now) => draftSchema<TournamentValues>((values) => tournamentProblems(values, now))),
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
  fn: (row, values) => ({ id: row?.id ?? null, draft: tournamentDraftOf(values) }),
});
sample({
  clock: written,
  filter: (one): one is WrittenTournament => one.draft !== null,
  target: saving.start,
});
sample({ clock: [saving.done, removing.done], target: rowLeft });
