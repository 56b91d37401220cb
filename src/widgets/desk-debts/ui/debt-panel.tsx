import { useUnit } from 'effector-react';
import { betText } from '@/entities/bet';
import { DebtStateBadge, type DeskDebt, isWaiting } from '@/entities/desk-debt';
import { $isAdmin } from '@/entities/member';
import { ReasonForm } from '@/entities/staff-reason';
import { DeskLink, knownFacts, Panel, PanelNote } from '@/features/desk-list';
import { formatDateTime, formatMoney } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { DataList } from '@/shared/ui/data-list';
import { FormTextField } from '@/shared/ui/form';
import { Heading } from '@/shared/ui/heading';
import { collectForm, collecting, forgiveForm, forgiving } from '../model/decisions';
import * as styles from './debt-panel.css';
import { messages } from './messages';

function factsOf({ currency, bet, forgiving: waiver, collecting: collection, ...debt }: DeskDebt) {
  const { columns: heads } = messages;
  const money = (minor: number) => formatMoney(minor, currency);
  const who = debt.state === 'forgiven' ? messages.forgivenBy : messages.requestedBy;
  const taker =
    collection?.state === 'approved' ? messages.collectedBy : messages.collectRequestedBy;
  return knownFacts([
    [heads.amount, money(debt.amount)],
    [messages.paid, money(debt.paid)],
    [messages.collectedAmount, money(debt.collected)],
    [messages.forgivenAmount, money(debt.forgiven)],
    [messages.balance, money(debt.balance)],
    [heads.at, formatDateTime(debt.at)],
    [heads.bet, betText(bet)],
    [messages.betNumber, debt.betId],
    [messages.placedAt, formatDateTime(bet.placedAt)],
    [messages.stake, money(bet.stake)],
    [messages.payout, bet.payout === null ? null : money(bet.payout)],
    [taker, collection?.by],
    [messages.collectReason, collection?.reason],
    [who, waiver?.by],
    [messages.forgiveReason, waiver?.reason],
  ]);
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
  const isAdmin = useUnit($isAdmin);
  const isOpen = debt.state === 'open';
  const waits = isWaiting(debt);
  const member = (
    <DeskLink section="member" tab={debt.memberId}>
      {`${debt.nickname} (${debt.userId})`}
    </DeskLink>
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
