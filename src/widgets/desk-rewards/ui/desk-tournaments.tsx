import { prizeTotal } from '#rules/tournament.ts';
import {
  countColumn,
  defineDeskList,
  minuteColumn,
  nameColumn,
  stateColumn,
} from '@/features/desk-list';
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
    stateColumn(heads.state, texts.states, tones, 84),
    {
      id: 'kind',
      header: heads.kind,
      value: ({ kind, currency }) => texts.kindText(kind, currency),
      width: 120,
      isSecondary: true,
    },
    nameColumn('title', heads.title, { least: 160 }),
    countColumn('players', heads.players, messages.people, 84),
    {
      id: 'prize',
      header: heads.prize,
      value: ({ prizes }) => prizeTotal(prizes),
      cell: ({ prizes }) => messages.points(prizeTotal(prizes)),
      width: 120,
      align: 'end',
    },
    minuteColumn('startsAt', heads.from),
    minuteColumn('endsAt', heads.to),
  ],
  search: ({ title }) => title,
  isQuiet: ({ state }) => state === 'paid',
  panel: (tournament) => <TournamentPanel tournament={tournament} />,
  adding: { label: texts.add, panel: NewTournamentPanel, isForAdmins: true },
});
