import { useUnit } from 'effector-react';
import { ReasonForm } from '@/entities/staff-reason';
import { DeskLink, Panel, PanelNote } from '@/features/desk-list';
import { formatDateTime, formatMoney } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { DataList } from '@/shared/ui/data-list';
import { LinkButton } from '@/shared/ui/link-button';
import { $names, type CasinoRound, form, isRefundable, refunding } from '../model/rounds';
import { messages } from './messages';

interface RoundPanelProps {
  round: CasinoRound;
}

function factsOf(round: CasinoRound, names: Readonly<Record<string, string>>) {
  const { columns: heads, roundStates } = messages;
  const { providerId, state, isStuck, openedAt, closedAt, staked, won, currency } = round;
  return [
    { term: heads.member, value: round.nickname },
    { term: heads.provider, value: names[providerId] ?? providerId },
    { term: heads.state, value: roundStates[isStuck ? 'stuck' : state] },
    { term: heads.openedAt, value: formatDateTime(openedAt) },
    {
      term: messages.closedAt,
      value: closedAt === null ? messages.notClosed : formatDateTime(closedAt),
    },
    { term: heads.staked, value: formatMoney(staked, currency) },
    { term: heads.won, value: formatMoney(won, currency) },
    { term: messages.betId, value: round.id },
  ];
}

/** One round of a member, and giving its stake back. */
export function CasinoRoundPanel({ round }: RoundPanelProps) {
  const names = useUnit($names);
  return (
    <Panel label={messages.roundPanel} title={names[round.gameId] ?? round.gameId}>
      <PanelNote>{round.roundId}</PanelNote>
      <DataList items={factsOf(round, names)} />
      <LinkButton asChild variant="secondary" fullWidth>
        <DeskLink section="member" tab={round.memberId}>
          {messages.toMember}
        </DeskLink>
      </LinkButton>
      {isRefundable(round) ? (
        <>
          <Banner tone="warn">{messages.refundNote}</Banner>
          <ReasonForm form={form} sending={refunding} label={messages.refund} />
        </>
      ) : (
        <Banner tone="info">{messages.notRefundable[round.state]}</Banner>
      )}
    </Panel>
  );
}
