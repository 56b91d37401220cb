import { useUnit } from 'effector-react';
import { LIMIT_NAMES } from '#rules/limits.ts';
import { bonusTermTexts, deskWords, limitTexts } from '@/entities/desk-request';
import { ReasonField } from '@/entities/staff-reason';
import { optionsOf } from '@/features/desk-list';
import type { FieldName, Form as FormModel, FormValues } from '@/shared/lib/form';
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
import { messages, type TermName } from './messages';
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

interface TermFieldsProps<Values extends FormValues> {
  form: FormModel<Values>;
  names: readonly (FieldName<Values> & TermName)[];
  /** Letters of a figure, at most. */
  maxLength: number;
}

function TermFields<Values extends FormValues>({
  form,
  names,
  maxLength,
}: TermFieldsProps<Values>) {
  return names.map((name) => (
    <FormTextField
      key={name}
      form={form}
      name={name}
      label={messages.newTerm(name)}
      hint={messages.terms[name].bounds}
      inputMode={name === 'basisPoints' ? 'decimal' : 'numeric'}
      autoComplete="off"
      trailing={messages.terms[name].unit}
      maxLength={maxLength}
    />
  ));
}

/** The columns of terms, each with what waits to follow it. */
function columnsOf<Row, Name extends TermName>(
  names: readonly Name[],
  textsOf: (row: Row) => Readonly<Record<Name, string>>,
  wantedOf: (row: Row) => Readonly<Partial<Record<Name, string>>>,
): TableColumn<Row>[] {
  return names.map(
    (id): TableColumn<Row> => ({
      id,
      header: messages.terms[id].name,
      align: 'end',
      cell: (row) => <MovingValue now={textsOf(row)[id]} wanted={wantedOf(row)[id]} />,
    }),
  );
}

const bonusOptions = optionsOf(deskWords.bonuses);
const groupOptions = optionsOf(deskWords.limitGroups);

function BonusTable({ terms }: { terms: readonly BonusTerms[] }) {
  const requests = useUnit(waiting.$data);
  return (
    <Table
      caption={messages.bonusTable}
      columns={[
        {
          id: 'bonus',
          header: messages.bonusColumn,
          cell: ({ bonus }) => deskWords.bonuses[bonus],
        },
        ...columnsOf(
          termNames,
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
        <TermFields form={bonusForm} names={termNames} maxLength={12} />
      </div>
      <AskEnd form={bonusForm} />
    </Form>
  );
}

/** The limits of each group of levels: of stakes, wins and withdrawals, and of European slips, slips in play and bets on rounds. */
function LimitTable({ limits }: { limits: readonly GroupLimits[] }) {
  const requests = useUnit(waiting.$data);
  return (
    <Table
      caption={messages.limitTable}
      columns={[
        {
          id: 'group',
          header: messages.groupColumn,
          cell: ({ group }) => (
            <span className={styles.termName}>{deskWords.limitGroups[group]}</span>
          ),
        },
        ...columnsOf(
          LIMIT_NAMES,
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
  const { group } = useUnit(limitForm.$values);
  return (
    <Form form={limitForm} label={messages.askLimits}>
      <div className={styles.limits}>
        <FormSelect
          form={limitForm}
          name="group"
          label={messages.chooseGroup}
          options={groupOptions}
        />
        <TermFields form={limitForm} names={limitNamesOf(group)} maxLength={14} />
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
