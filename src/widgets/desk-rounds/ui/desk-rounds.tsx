import { gameTitle, roundTitle } from '@/entities/round';
import {
  countColumn,
  defineDeskList,
  stateColumn,
  stateFilter,
  sumColumn,
} from '@/features/desk-list';
import { formatKst } from '@/shared/lib/format';
import { type DeskRound, roundFilters, rounds } from '../model/rounds';
import { messages } from './messages';
import { RoundPanel } from './round-panel';

const { columns: heads, states } = messages;
const tones = {
  open: 'brand',
  closed: 'warn',
  drawn: 'outline',
  settled: 'neutral',
  voided: 'neutral',
} as const;

/** Rounds with what was bet on them; staff voids those that are not settled, after a look at what that would do. */
export const DeskRounds = defineDeskList({
  list: rounds,
  texts: messages.rounds,
  columns: [
    { id: 'id', header: heads.roundId, value: ({ roundId }) => roundId, width: 170 },
    {
      id: 'game',
      header: heads.game,
      value: ({ gameId }) => gameTitle(gameId),
      cell: ({ gameId }) => <b>{gameTitle(gameId)}</b>,
      least: 170,
    },
    {
      id: 'round',
      header: heads.round,
      value: ({ round }) => round,
      cell: ({ gameId, round }) => roundTitle(gameId, round),
      width: 90,
      align: 'end',
    },
    {
      id: 'drawsAt',
      header: heads.drawsAt,
      value: ({ drawsAt }) => drawsAt,
      cell: ({ drawsAt }) => formatKst(drawsAt, 'MM.DD HH:mm:ss'),
      width: 130,
    },
    stateColumn(heads.state, states, tones),
    countColumn('bets', heads.bets),
    { ...countColumn('members', heads.members), isSecondary: true },
    sumColumn('stake', heads.stake, ({ money }: DeskRound) => money),
    sumColumn('payout', heads.payout, ({ money }: DeskRound) => money),
  ],
  isQuiet: ({ canVoid }) => !canVoid,
  filters: stateFilter({
    list: rounds,
    label: messages.filter,
    states: roundFilters,
    words: messages.filters,
  }),
  panel: (round) => <RoundPanel round={round} />,
});
