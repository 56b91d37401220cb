import { useGate, useUnit } from 'effector-react';
import { type DeskDebt, debtStates, debtWords } from '@/entities/desk-debt';
import { ListFrame, ListTable, StateChips } from '@/features/desk-list';
import { formatMoney } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { usePaged } from '@/shared/ui/paged-list';
import { columns } from '../lib/columns';
import {
  $debt,
  $search,
  $state,
  counts,
  csvClicked,
  debts,
  DebtsGate,
  everybodyChosen,
  rowsSeen,
  searchChanged,
  stateChosen,
} from '../model/debts';
import { DebtPanel } from './debt-panel';
import * as styles from './debt-panel.css';
import { messages } from './messages';

const keyOf = ({ id }: DeskDebt) => id;
const isOver = ({ state }: DeskDebt) => state !== 'open';

function States() {
  const [chosen, onState, data] = useUnit([$state, stateChosen, counts.$data]);
  return (
    <StateChips
      label={messages.stateFilter}
      states={debtStates.map((state) => ({
        state,
        label: messages.stateCount(debtWords.states[state], data?.[state] ?? 0),
      }))}
      chosen={chosen}
      onChoose={onState}
    />
  );
}

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

export interface DeskDebtsProps {
  /** The member whose debts are shown; null for those of all. */
  item: string | null;
}

/** What corrected results could not take back, with the bets behind it; admins give some of it up. */
export function DeskDebts({ item }: DeskDebtsProps) {
  useGate(DebtsGate, { memberId: item });
  const list = usePaged(debts);
  const page = useUnit({
    ...{ debt: $debt, search: $search, onSearch: searchChanged },
    ...{ onCsv: csvClicked, onRows: rowsSeen, onEverybody: everybodyChosen },
  });
  return (
    <ListFrame
      title={messages.title}
      note={messages.note}
      figures={
        <>
          <States />
          <Owed />
        </>
      }
      search={{ label: messages.search, value: page.search, onChange: page.onSearch }}
      onCsv={page.onCsv}
      actions={
        item !== null && (
          <Button size="sm" variant="secondary" onClick={() => page.onEverybody()}>
            {messages.everybody}
          </Button>
        )
      }
      list={list}
      failed={messages.failed}
      panel={page.debt && <DebtPanel debt={page.debt} />}
    >
      {(items) => (
        <ListTable
          label={messages.list}
          items={items}
          columns={columns}
          rowKey={keyOf}
          onRows={page.onRows}
          isQuiet={isOver}
          none={{ title: messages.none }}
        />
      )}
    </ListFrame>
  );
}
