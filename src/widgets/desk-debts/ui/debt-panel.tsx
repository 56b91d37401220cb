import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { betText } from '@/entities/bet';
import { DebtStateBadge, type DeskDebt, isWaiting } from '@/entities/desk-debt';
import { $isAdmin } from '@/entities/member';
import { ReasonForm } from '@/entities/staff-reason';
import { Panel, PanelNote, useDeskPath } from '@/features/desk-list';
import { formatDateTime, formatMoney } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { DataList } from '@/shared/ui/data-list';
import { FormTextField } from '@/shared/ui/form';
import { Heading } from '@/shared/ui/heading';
import { collectForm, collecting, forgiveForm, forgiving } from '../model/decisions';
import * as styles from './debt-panel.css';
import { messages } from './messages';

function factsOf({ currency, bet, forgiving: asked, collecting: taken, ...debt }: DeskDebt) {
  const { columns: heads } = messages;
  const money = (minor: number) => formatMoney(minor, currency);
  const who = debt.state === 'forgiven' ? messages.forgivenBy : messages.askedBy;
  const taker = taken?.state === 'approved' ? messages.collectedBy : messages.collectAskedBy;
  return [
    { term: heads.amount, value: money(debt.amount) },
    { term: messages.paid, value: money(debt.paid) },
    { term: messages.collectedAmount, value: money(debt.collected) },
    { term: messages.forgivenAmount, value: money(debt.forgiven) },
    { term: messages.balance, value: money(debt.balance) },
    { term: heads.at, value: formatDateTime(debt.at) },
    { term: heads.bet, value: betText(bet) },
    { term: messages.betNumber, value: debt.betId },
    { term: messages.placedAt, value: formatDateTime(bet.placedAt) },
    { term: messages.stake, value: money(bet.stake) },
    ...(bet.payout === null ? [] : [{ term: messages.payout, value: money(bet.payout) }]),
    ...(taken === null
      ? []
      : [
          { term: taker, value: taken.by },
          { term: messages.collectReason, value: taken.reason },
        ]),
    ...(asked === null
      ? []
      : [
          { term: who, value: asked.by },
          { term: messages.forgiveReason, value: asked.reason },
        ]),
  ];
}

/** Takes a part of what is owed, or all of it, from the balance. */
function CollectForm({ debt }: { debt: DeskDebt }) {
  return (
    <section className={styles.way}>
      <Heading level={3} size="h4">
        {messages.collect}
      </Heading>
      {debt.balance === 0 ? (
        <PanelNote>{messages.nothingToCollect}</PanelNote>
      ) : (
        <ReasonForm
          form={collectForm}
          sending={collecting}
          label={messages.collect}
          hint={messages.collectReasonHint}
          tone="primary"
          note={<PanelNote>{messages.collectNote}</PanelNote>}
        >
          <FormTextField
            form={collectForm}
            name="amount"
            label={messages.collectAmount}
            hint={messages.collectHint(debt)}
            inputMode="decimal"
            autoComplete="off"
            trailing={messages.units[debt.currency]}
          />
        </ReasonForm>
      )}
    </section>
  );
}

function ForgiveForm() {
  return (
    <section className={styles.way}>
      <Heading level={3} size="h4">
        {messages.forgive}
      </Heading>
      <ReasonForm
        form={forgiveForm}
        sending={forgiving}
        label={messages.forgive}
        hint={messages.reasonHint}
        note={<PanelNote>{messages.forgiveNote}</PanelNote>}
      />
    </section>
  );
}

/** One debt with the bet that it is of; admins collect or give up what is owed. */
export function DebtPanel({ debt }: { debt: DeskDebt }) {
  const to = useDeskPath();
  const isAdmin = useUnit($isAdmin);
  const isOpen = debt.state === 'open';
  const waits = isWaiting(debt);
  const member = (
    <Link to={to} params={{ section: 'member', tab: debt.memberId }}>
      {`${debt.nickname} (${debt.userId})`}
    </Link>
  );
  return (
    <Panel
      label={messages.panel}
      title={
        <>
          {formatMoney(debt.owed, debt.currency)} <DebtStateBadge debt={debt} />
        </>
      }
    >
      <DataList items={[{ term: messages.columns.member, value: member }, ...factsOf(debt)]} />
      {isOpen && waits && <Banner>{messages.waitsNote}</Banner>}
      {isOpen && !waits && isAdmin && (
        <>
          <CollectForm debt={debt} />
          <ForgiveForm />
          <PanelNote>{messages.takesTwoNote}</PanelNote>
        </>
      )}
      {isOpen && !isAdmin && <PanelNote>{messages.adminOnly}</PanelNote>}
    </Panel>
  );
}
