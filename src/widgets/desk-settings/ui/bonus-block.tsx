import { bonusTermTexts, deskWords } from '@/entities/desk-request';
import { Form, FormSelect, FormTextField } from '@/shared/ui/form';
import { Table, type TableColumn } from '@/shared/ui/table';
import type { BonusTerms } from '../api';
import { termNames } from '../lib/bonus-draft';
import { bonusForm } from '../model/bonus';
import { messages } from './messages';
import { AskEnd, SettingBlock } from './setting-block';
import * as styles from './setting-block.css';
import * as table from './terms-table.css';

interface BonusBlockProps {
  terms: readonly BonusTerms[];
}

const { bonusColumns } = messages;
const columnOf = (id: keyof ReturnType<typeof bonusTermTexts>): TableColumn<BonusTerms> => ({
  ...{ id, header: bonusColumns[id], align: 'end' },
  cell: (terms) => <span className={table.figure}>{bonusTermTexts(terms)[id]}</span>,
});
const columns: readonly TableColumn<BonusTerms>[] = [
  { id: 'bonus', header: bonusColumns.bonus, cell: ({ bonus }) => deskWords.bonuses[bonus] },
  ...(['basisPoints', 'capPoints', 'turnoverPercent'] as const).map(columnOf),
];

/** What each bonus of a deposit brings now, and what it asks for. */
function BonusTable({ terms }: BonusBlockProps) {
  return (
    <Table
      caption={messages.bonusTable}
      columns={columns}
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
