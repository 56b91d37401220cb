import { useUnit } from 'effector-react';
import { defineDeskList, stateFilter, timeColumn } from '@/features/desk-list';
import { formatMoney } from '@/shared/lib/format';
import { Badge, type BadgeProps } from '@/shared/ui/badge';
import { $names, type CasinoRound, isRefundable, roundFilters, rounds } from '../model/rounds';
import { CasinoRoundPanel } from './casino-round-panel';
import { messages } from './messages';

const { columns: heads, roundStates } = messages;
type Shown = keyof typeof roundStates;
const tones: Record<Shown, BadgeProps['tone']> = {
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
    {
      id: 'member',
      header: heads.member,
      width: 120,
      value: ({ nickname }) => nickname,
      cell: ({ nickname }) => <b>{nickname}</b>,
    },
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
    {
      id: 'state',
      header: heads.state,
      width: 120,
      value: (round) => roundStates[shownOf(round)],
      cell: (round) => <Badge tone={tones[shownOf(round)]}>{roundStates[shownOf(round)]}</Badge>,
    },
    {
      id: 'staked',
      header: heads.staked,
      width: 110,
      align: 'end',
      value: ({ staked }) => staked,
      cell: ({ staked, currency }) => formatMoney(staked, currency),
    },
    {
      id: 'won',
      header: heads.won,
      width: 110,
      align: 'end',
      value: ({ won }) => won,
      cell: ({ won, currency }) => formatMoney(won, currency),
    },
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
