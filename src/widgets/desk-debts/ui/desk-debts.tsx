import { useUnit } from 'effector-react';
import { betText } from '@/entities/bet';
import { DebtStateBadge, debtStates, debtWords } from '@/entities/desk-debt';
import {
  defineDeskList,
  memberColumn,
  moneyColumn,
  stateFilter,
  timeColumn,
} from '@/features/desk-list';
import { formatMoney } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { counts, debts, everybodyChosen } from '../model/debts';
import { DebtPanel } from './debt-panel';
import * as styles from './debt-panel.css';
import { messages } from './messages';

const { columns: heads } = messages;

const States = stateFilter({
  list: debts,
  label: messages.stateFilter,
  states: debtStates,
  words: debtWords.states,
  $counts: counts.$data,
});

function Owed() {
  const data = useUnit(counts.$data);
  const sums = [
    formatMoney(data?.owedWon ?? 0, 'KRW'),
    ...(data && data.owedCents > 0 ? [formatMoney(data.owedCents, 'USD')] : []),
  ];
  return (
    <p className={styles.owed}>
      {messages.owedInAll} <b>{sums.join(' · ')}</b>
    </p>
  );
}

function Figures() {
  return (
    <>
      <States />
      <Owed />
    </>
  );
}

/** Leads from the debts of one member to those of all. */
function Everybody({ item }: { item: string | null }) {
  const onEverybody = useUnit(everybodyChosen);
  if (item === null) return null;
  return (
    <Button size="sm" variant="secondary" onClick={() => onEverybody()}>
      {messages.everybody}
    </Button>
  );
}

/** What corrected results could not take back, with the bets behind it; admins give some of it up. */
export const DeskDebts = defineDeskList({
  list: debts,
  texts: messages,
  columns: [
    memberColumn(heads.member),
    { id: 'bet', header: heads.bet, value: ({ bet }) => betText(bet), least: 140 },
    moneyColumn('amount', heads.amount, 108),
    {
      ...moneyColumn('owed', heads.owed, 108),
      cell: ({ owed, currency }) => <b>{formatMoney(owed, currency)}</b>,
    },
    {
      id: 'state',
      header: heads.state,
      value: ({ state }) => debtWords.states[state],
      cell: (debt) => <DebtStateBadge debt={debt} />,
      width: 112,
    },
    timeColumn('at', heads.at),
  ],
  isQuiet: ({ state }) => state !== 'open',
  panel: (debt) => <DebtPanel debt={debt} />,
  figures: Figures,
  actions: Everybody,
});
