import { useUnit } from 'effector-react';
import { ChangeEffect } from '@/entities/desk-preview';
import { ResultMarks, resultText } from '@/entities/round';
import { ReasonForm } from '@/entities/staff-reason';
import { Panel, PanelNote, sumText } from '@/features/desk-list';
import { formatCount, formatDateTime } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { DataList } from '@/shared/ui/data-list';
import { $tried, type DeskRound, form, trying, voiding } from '../model/rounds';
import { messages } from './messages';

interface RoundPanelProps {
  round: DeskRound;
}

function factsOf({ gameId, result, card, ...round }: DeskRound) {
  const { columns: heads } = messages;
  return [
    { term: heads.state, value: messages.states[round.state] },
    { term: messages.closesAt, value: formatDateTime(round.closesAt) },
    { term: messages.drawsAt, value: formatDateTime(round.drawsAt) },
    { term: messages.result, value: result ? resultText(gameId, result, card) : messages.noResult },
    { term: heads.bets, value: formatCount(round.bets) },
    { term: heads.openBets, value: formatCount(round.openBets) },
    { term: heads.members, value: formatCount(round.members) },
    { term: heads.stake, value: sumText(round.money, 'stake') },
    { term: heads.payout, value: sumText(round.money, 'payout') },
  ];
}

/** Voids a round: tried first, then ordered with a reason. */
function VoidForm({ round: { roundId } }: RoundPanelProps) {
  const { tried, isTrying, onTry } = useUnit({
    tried: $tried,
    onTry: trying.start,
    isTrying: trying.$isPending,
  });
  return (
    <>
      <Banner tone="warn">{messages.voidNote}</Banner>
      <Button variant="secondary" fullWidth loading={isTrying} onClick={() => onTry(roundId)}>
        {messages.preview}
      </Button>
      {tried === null ? (
        <PanelNote>{messages.previewHint}</PanelNote>
      ) : (
        <>
          <ChangeEffect preview={tried} />
          <ReasonForm form={form} sending={voiding} label={messages.void} />
        </>
      )}
    </>
  );
}

/** One round with its result and what was bet on it, and voiding it. */
export function RoundPanel({ round }: RoundPanelProps) {
  const { roundId, gameId, state, result, card, canVoid } = round;
  return (
    <Panel label={messages.roundPanel} title={messages.roundName(round)}>
      <PanelNote>{roundId}</PanelNote>
      {result && (
        // Its words are in the list.
        <div aria-hidden="true">
          <ResultMarks gameId={gameId} result={result} {...(card && { card })} />
        </div>
      )}
      <DataList items={factsOf(round)} />
      {canVoid ? (
        <VoidForm round={round} />
      ) : (
        <Banner tone="info">{messages.notVoidable[state]}</Banner>
      )}
    </Panel>
  );
}
