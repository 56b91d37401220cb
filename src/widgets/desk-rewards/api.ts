import {
  isAddQuestAnswer,
  isDeskTournament,
  isEndQuestAnswer,
  isGetAttendanceRulesAnswer,
  isGetDeskQuestsAnswer,
  isGetDeskTournamentsAnswer,
  isSetAttendanceRulesAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { Keyed } from '@/entities/money-request';
import { type ApiClient, request } from '@/shared/api';

export type AttendanceRules = Readonly<Dto<'AttendanceRules'>>;
/** A quest as staff sees it. Instants in epoch milliseconds. */
export type DeskQuest = Readonly<Dto<'DeskQuest'>>;
export type QuestDraft = Readonly<Dto<'QuestDraft'>>;
/** A tournament as staff sees it. */
export type DeskTournament = Readonly<Dto<'DeskTournament'>>;
export type TournamentDraft = Readonly<Dto<'TournamentDraft'>>;

const header = (key: string) => ({ header: { 'Idempotency-Key': key } });

export function loadRules(
  api: ApiClient,
): Promise<{ rules: AttendanceRules; attendedToday: number }> {
  return request(api.GET('/desk/attendance'), isGetAttendanceRulesAnswer);
}

export function sendRules(api: ApiClient, rules: AttendanceRules): Promise<AttendanceRules> {
  const body = { ...rules, steps: [...rules.steps] };
  return request(api.PUT('/admin/attendance', { body }), isSetAttendanceRulesAnswer);
}

export function loadQuests(api: ApiClient): Promise<readonly DeskQuest[]> {
  return request(api.GET('/desk/quest'), isGetDeskQuestsAnswer);
}

export function sendQuest(api: ApiClient, { key, body }: Keyed<QuestDraft>): Promise<DeskQuest> {
  return request(api.POST('/admin/quest', { params: header(key), body }), isAddQuestAnswer);
}

export function sendEnd(
  api: ApiClient,
  { id, endsAt }: Pick<DeskQuest, 'id' | 'endsAt'>,
): Promise<DeskQuest> {
  const params = { path: { questId: id } };
  return request(api.PUT('/admin/quest/{questId}', { params, body: { endsAt } }), isEndQuestAnswer);
}

export function loadTournaments(api: ApiClient): Promise<readonly DeskTournament[]> {
  return request(api.GET('/desk/tournament'), isGetDeskTournamentsAnswer);
}

/** A tournament as it is written: a new one where `id` is null. */
export interface WrittenTournament {
  id: number | null;
  draft: TournamentDraft;
}

export function sendTournament(
  api: ApiClient,
  { key, body: { id, draft } }: Keyed<WrittenTournament>,
): Promise<DeskTournament> {
  const body = { ...draft, prizes: [...draft.prizes] };
  const call =
    id === null
      ? api.POST('/admin/tournament', { params: header(key), body })
      : api.PUT('/admin/tournament/{tournamentId}', {
          params: { path: { tournamentId: id } },
          body,
        });
  return request(call, isDeskTournament);
}

export async function removeTournament(
  api: ApiClient,
  { id }: Pick<DeskTournament, 'id'>,
): Promise<void> {
  const params = { path: { tournamentId: id } };
  await request(api.DELETE('/admin/tournament/{tournamentId}', { params }));
}
