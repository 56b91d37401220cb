import { useUnit } from 'effector-react';
import { bonusTermTexts, type DeskRequest, deskWords } from '@/entities/desk-request';
import { Form, FormSelect, FormTextField } from '@/shared/ui/form';
import { Table, type TableColumn } from '@/shared/ui/table';
import type { BonusTerms } from '../api';
import { termNames } from '../lib/bonus-draft';
import { wantedBonus } from '../lib/wanted-terms';
import { bonusForm } from '../model/bonus';
import { waiting } from '../model/settings';
import { messages } from './messages';
import { MovingValue } from './moving-value';
import { AskEnd, SettingBlock } from './setting-block';
import * as styles from './setting-block.css';

interface BonusBlockProps {
  terms: readonly BonusTerms[];
}

const { bonusColumns } = messages;
type Requests = readonly DeskRequest[] | null;

function columnsOf(requests: Requests): readonly TableColumn<BonusTerms>[] {
  const columnOf = (id: keyof ReturnType<typeof bonusTermTexts>): TableColumn<BonusTerms> => ({
    id,
    header: bonusColumns[id],
    align: 'end',
    cell: (terms) => (
      <MovingValue
        now={bonusTermTexts(terms)[id]}
        wanted={wantedBonus(requests, terms.bonus)[id]}
      />
    ),
  });
  return [
    { id: 'bonus', header: bonusColumns.bonus, cell: ({ bonus }) => deskWords.bonuses[bonus] },
    ...(['basisPoints', 'capPoints', 'turnoverPercent'] as const).map(columnOf),
  ];
}

/** What each bonus of a deposit brings now, what it asks for, and what of it waits to be another. */
function BonusTable({ terms }: BonusBlockProps) {
  const requests = useUnit(waiting.$data);
  return (
    <Table
      caption={messages.bonusTable}
      columns={columnsOf(requests)}
      rows={terms}
      rowKey={({ bonus }) => bonus}
    />
  );
}

const options = Object.entries(deskWords.bonuses).map(([value, label]) => ({ value, label }));

/** Asks for other terms of one bonus, which another admin grants. */
function BonusForm() {
  return (
    <Form form={bonusForm} label={messages.askBonus}>
      <div className={styles.quarters}>
        <FormSelect form={bonusForm} name="bonus" label={messages.chooseBonus} options={options} />
        {termNames.map((name) => (
          <FormTextField
            key={name}
            form={bonusForm}
            name={name}
            label={messages.newBonus[name]}
            hint={messages.bonusHints[name]}
            inputMode={name === 'basisPoints' ? 'decimal' : 'numeric'}
            autoComplete="off"
            trailing={messages.bonusUnits[name]}
            maxLength={12}
          />
        ))}
      </div>
      <AskEnd form={bonusForm} />
    </Form>
  );
}

/** The terms of the bonuses, and asking for others. */
export function BonusBlock({ terms }: BonusBlockProps) {
  return (
    <SettingBlock title={messages.bonus} note={messages.bonusNote}>
      <BonusTable terms={terms} />
      <BonusForm />
    </SettingBlock>
  );
}
