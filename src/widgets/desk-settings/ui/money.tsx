import { useUnit } from 'effector-react';
import { bonusTermTexts, deskWords, limitTexts } from '@/entities/desk-request';
import { ReasonField } from '@/entities/staff-reason';
import { formatUsdtRate } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Form, FormSelect, FormTextField } from '@/shared/ui/form';
import { Heading } from '@/shared/ui/heading';
import { Table, type TableColumn } from '@/shared/ui/table';
import { termNames } from '../lib/bonus-draft';
import { limitNamesOf } from '../lib/limit-draft';
import { wantedBonus, wantedLimits, wantedRate } from '../lib/wanted-terms';
import { bonusForm, limitForm, rateForm } from '../model/money';
import {
  asking,
  type BonusTerms,
  type GroupLimits,
  type SiteSettings,
  waiting,
} from '../model/settings';
import * as layout from './desk-settings.css';
import { messages } from './messages';
import { AskEnd, MovingValue, SettingBlock } from './setting-block';
import * as styles from './setting-block.css';

/** Asks for another rate of the dollar, which another admin grants. */
function RateForm() {
  const isSending = useUnit(asking.$isPending);
  return (
    <Form form={rateForm} label={messages.askRate}>
      <div className={styles.fields}>
        <FormTextField
          form={rateForm}
          name="rate"
          label={messages.newRate}
          hint={messages.rateHint}
          inputMode="decimal"
          autoComplete="off"
          trailing={messages.won}
          maxLength={12}
        />
        <ReasonField form={rateForm} hint={messages.reasonHint} />
        <div className={styles.submit}>
          <Button type="submit" loading={isSending}>
            {messages.ask}
          </Button>
        </div>
      </div>
    </Form>
  );
}

/** The columns of figures, each with what waits to follow it. */
function columnsOf<Row, Name extends string>(
  names: readonly Name[],
  heads: Readonly<Record<Name, string>>,
  textsOf: (row: Row) => Readonly<Record<Name, string>>,
  wantedOf: (row: Row) => Readonly<Partial<Record<Name, string>>>,
): TableColumn<Row>[] {
  return names.map(
    (id): TableColumn<Row> => ({
      id,
      header: heads[id],
      align: 'end',
      cell: (row) => <MovingValue now={textsOf(row)[id]} wanted={wantedOf(row)[id]} />,
    }),
  );
}

const { bonusColumns, limitColumns } = messages;
const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const bonusOptions = optionsOf(deskWords.bonuses);
const limitOptions = optionsOf(deskWords.limitGroups);

/** What each bonus of a deposit brings now, what it asks for, and what of it waits to be another. */
function BonusTable({ terms }: { terms: readonly BonusTerms[] }) {
  const requests = useUnit(waiting.$data);
  return (
    <Table
      caption={messages.bonusTable}
      columns={[
        { id: 'bonus', header: bonusColumns.bonus, cell: ({ bonus }) => deskWords.bonuses[bonus] },
        ...columnsOf(
          ['basisPoints', 'capPoints', 'turnoverPercent'],
          bonusColumns,
          (row: BonusTerms) => bonusTermTexts(row),
          ({ bonus }) => wantedBonus(requests, bonus),
        ),
      ]}
      rows={terms}
      rowKey={({ bonus }) => bonus}
    />
  );
}

/** Asks for other terms of one bonus, which another admin grants. */
function BonusForm() {
  return (
    <Form form={bonusForm} label={messages.askBonus}>
      <div className={styles.quarters}>
        <FormSelect
          form={bonusForm}
          name="bonus"
          label={messages.chooseBonus}
          options={bonusOptions}
        />
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

/** What members of each group of levels may stake, win and withdraw now, what their European slips, slips in play and bets on rounds may, and what of it waits to be another. */
function LimitTable({ limits }: { limits: readonly GroupLimits[] }) {
  const requests = useUnit(waiting.$data);
  return (
    <Table
      caption={messages.limitTable}
      columns={[
        {
          id: 'group',
          header: limitColumns.group,
          cell: ({ group }) => (
            <span className={styles.termName}>{deskWords.limitGroups[group]}</span>
          ),
        },
        ...columnsOf(
          ['minStake', 'maxStake', 'maxPayout', 'withdrawalDay', 'fixturePicks'],
          limitColumns,
          (row: GroupLimits) => limitTexts(row),
          ({ group }) => wantedLimits(requests, group),
        ),
      ]}
      rows={limits}
      rowKey={({ group }) => group}
    />
  );
}

/** Asks for other limits of one group, which another admin grants. */
function LimitForm() {
  const values = useUnit(limitForm.$values);
  return (
    <Form form={limitForm} label={messages.askLimits}>
      <div className={styles.limits}>
        <FormSelect
          form={limitForm}
          name="group"
          label={messages.chooseGroup}
          options={limitOptions}
        />
        {limitNamesOf(values.group).map((name) => (
          <FormTextField
            key={name}
            form={limitForm}
            name={name}
            label={messages.newLimit[name]}
            hint={messages.limitHints[name]}
            inputMode="numeric"
            autoComplete="off"
            trailing={messages.limitUnits[name]}
            maxLength={14}
          />
        ))}
      </div>
      <AskEnd form={limitForm} />
    </Form>
  );
}

/** What takes another admin. */
export function OfMoney({ data: { usdRate, bonusTerms, levelLimits } }: { data: SiteSettings }) {
  const requests = useUnit(waiting.$data);
  const rate = usdRate === null ? messages.noRate : formatUsdtRate(usdRate);
  return (
    <>
      <div className={layout.head}>
        <Heading level={2}>{messages.money}</Heading>
        <p className={layout.note}>{messages.moneyNote}</p>
      </div>
      <div className={layout.column}>
        <SettingBlock
          title={messages.usdRate}
          value={
            <b>
              <MovingValue now={rate} wanted={wantedRate(requests)} />
            </b>
          }
        >
          <RateForm />
        </SettingBlock>
        <SettingBlock title={messages.bonus} note={messages.bonusNote}>
          <BonusTable terms={bonusTerms} />
          <BonusForm />
        </SettingBlock>
        <SettingBlock title={messages.limits} note={messages.limitsNote}>
          <LimitTable limits={levelLimits} />
          <LimitForm />
        </SettingBlock>
      </div>
    </>
  );
}
