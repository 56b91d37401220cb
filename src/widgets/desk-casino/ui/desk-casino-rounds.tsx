import { useUnit } from 'effector-react';
import {
  badgeColumn,
  defineDeskList,
  moneyColumn,
  nameColumn,
  stateFilter,
  timeColumn,
} from '@/features/desk-list';
import type { BadgeTone } from '@/shared/ui/badge';
import { $names, type CasinoRound, isRefundable, roundFilters, rounds } from '../model/rounds';
import { CasinoRoundPanel } from './casino-round-panel';
import { messages } from './messages';

const { columns: heads, roundStates } = messages;
type Shown = keyof typeof roundStates;
const tones: Record<Shown, BadgeTone> = {
  open: 'brand',
  stuck: 'warn',
  closed: 'neutral',
  refunded: 'outline',
};
const shownOf = ({ state, isStuck }: CasinoRound): Shown => (isStuck ? 'stuck' : state);

function GameName({ id }: { id: string }) {
  return useUnit($names)[id] ?? id;
}

/** Rounds of all members; staff gives the stake of those back that their provider does not end. */
export const DeskCasinoRounds = defineDeskList({
  list: rounds,
  texts: messages.rounds,
  columns: [
    { id: 'roundId', header: heads.roundId, least: 130, value: ({ roundId }) => roundId },
    nameColumn('nickname', heads.member, { width: 120 }),
    {
      id: 'game',
      header: heads.game,
      least: 150,
      value: ({ gameId }) => gameId,
      cell: ({ gameId }) => <GameName id={gameId} />,
    },
    {
      id: 'provider',
      header: heads.provider,
      width: 130,
      isSecondary: true,
      value: ({ providerId }) => providerId,
      cell: ({ providerId }) => <GameName id={providerId} />,
    },
    timeColumn('openedAt', heads.openedAt),
    badgeColumn(
      heads.state,
      (round: CasinoRound) => roundStates[shownOf(round)],
      (round) => tones[shownOf(round)],
      120,
    ),
    moneyColumn('staked', heads.staked),
    moneyColumn('won', heads.won),
  ],
  isQuiet: (round) => !isRefundable(round),
  filters: stateFilter({
    list: rounds,
    label: messages.filter,
    states: roundFilters,
    words: roundStates,
  }),
  panel: (round) => <CasinoRoundPanel round={round} />,
});
