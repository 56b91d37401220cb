import { useUnit } from 'effector-react';
import { ReasonField } from '@/entities/staff-reason';
import { Panel } from '@/features/desk-list';
import { formatCount } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { DataList } from '@/shared/ui/data-list';
import { Form, FormTextField } from '@/shared/ui/form';
import { moneyText } from '../lib/money-text';
import type { CasinoSubject } from '../lib/subjects';
import { form, isClosedByStaff, switching } from '../model/games';
import { messages } from './messages';

function factsOf(subject: CasinoSubject) {
  const { columns: heads, kinds } = messages;
  const { id, gameKind, providerName, totals } = subject;
  return [
    { term: heads.id, value: id },
    { term: heads.kind, value: kinds[gameKind ?? 'provider'] },
    ...(gameKind === null ? [] : [{ term: heads.provider, value: providerName }]),
    { term: heads.state, value: messages.stateOf(subject) },
    ...(totals === null
      ? []
      : [
          { term: heads.openRounds, value: formatCount(totals.open) },
          { term: heads.stuck, value: formatCount(totals.stuck) },
          { term: heads.stake, value: moneyText(totals.today, 'stake') },
          { term: heads.payout, value: moneyText(totals.today, 'payout') },
        ]),
  ];
}

function MaintenanceForm({ isClosed }: { isClosed: boolean }) {
  const isSending = useUnit(switching.$isPending);
  const label = isClosed ? messages.reopen : messages.close;
  return (
    <Form form={form} label={label}>
      {!isClosed && (
        <FormTextField
          form={form}
          name="until"
          label={messages.until}
          hint={messages.untilHint}
          autoComplete="off"
          maxLength={16}
        />
      )}
      <ReasonField form={form} />
      <Button type="submit" variant={isClosed ? 'primary' : 'danger'} fullWidth loading={isSending}>
        {label}
      </Button>
    </Form>
  );
}

/** One provider or game, and its maintenance. */
export function GamePanel({ subject }: { subject: CasinoSubject }) {
  return (
    <Panel label={messages.gamePanel} title={subject.name}>
      <DataList items={factsOf(subject)} />
      {subject.state === 'unconnected' ? (
        <Banner tone="info">{messages.unconnected}</Banner>
      ) : (
        <MaintenanceForm isClosed={isClosedByStaff(subject)} />
      )}
    </Panel>
  );
}
