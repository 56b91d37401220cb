import { prizeTotal } from '#rules/tournament.ts';
import { defineDeskList, formatMinute } from '@/features/desk-list';
import { Badge } from '@/shared/ui/badge';
import { tournaments } from '../model/tournaments';
import { messages } from './messages';
import { NewTournamentPanel, TournamentPanel } from './tournament-panel';

const { columns: heads, tournaments: texts } = messages;
const tones = { upcoming: 'warn', running: 'brand', over: 'outline', paid: 'neutral' } as const;

/** The tournaments of all times; admins add one, and change or delete it until it begins. */
export const DeskTournaments = defineDeskList({
  list: tournaments,
  texts,
  columns: [
    {
      id: 'state',
      header: heads.state,
      value: ({ state }) => texts.states[state],
      cell: ({ state }) => <Badge tone={tones[state]}>{texts.states[state]}</Badge>,
      width: 84,
    },
    {
      id: 'kind',
      header: heads.kind,
      value: ({ kind, currency }) => texts.kindText(kind, currency),
      width: 120,
      isSecondary: true,
    },
    {
      id: 'title',
      header: heads.title,
      value: ({ title }) => title,
      cell: ({ title }) => <b>{title}</b>,
      least: 160,
    },
    {
      id: 'players',
      header: heads.players,
      value: ({ players }) => players,
      cell: ({ players }) => messages.people(players),
      width: 84,
      align: 'end',
    },
    {
      id: 'prize',
      header: heads.prize,
      value: ({ prizes }) => prizeTotal(prizes),
      cell: ({ prizes }) => messages.points(prizeTotal(prizes)),
      width: 120,
      align: 'end',
    },
    {
      id: 'from',
      header: heads.from,
      value: ({ startsAt }) => startsAt,
      cell: ({ startsAt }) => formatMinute(startsAt),
      width: 140,
    },
    {
      id: 'to',
      header: heads.to,
      value: ({ endsAt }) => endsAt,
      cell: ({ endsAt }) => formatMinute(endsAt),
      width: 140,
    },
  ],
  search: ({ title }) => title,
  isQuiet: ({ state }) => state === 'paid',
  panel: (tournament) => <TournamentPanel tournament={tournament} />,
  adding: { label: texts.add, panel: NewTournamentPanel, isForAdmins: true },
});
