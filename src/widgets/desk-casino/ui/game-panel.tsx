import { ReasonForm } from '@/entities/staff-reason';
import { Panel, sumText } from '@/features/desk-list';
import { formatCount } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { DataList } from '@/shared/ui/data-list';
import { FormTextField } from '@/shared/ui/form';
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
          { term: heads.stake, value: sumText(totals.today, 'stake') },
          { term: heads.payout, value: sumText(totals.today, 'payout') },
        ]),
  ];
}

function MaintenanceForm({ isClosed }: { isClosed: boolean }) {
  return (
    <ReasonForm
      form={form}
      sending={switching}
      label={isClosed ? messages.reopen : messages.close}
      tone={isClosed ? 'primary' : 'danger'}
    >
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
    </ReasonForm>
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
