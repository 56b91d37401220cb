import { useUnit } from 'effector-react';
import { $legCount, type Refusal, refusalText } from '@/entities/slip';
import { formatOdds } from '@/shared/lib/format';
import { pickText } from '@/entities/market-dictionary';
import { Badge } from '@/shared/ui/badge';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { ItemRow } from '@/shared/ui/item-row';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { picksDialog } from '../dialogs';
import { type OpenedPick, oddsBefore } from '../lib/opened-picks';
import {
  $alone,
  $areThere,
  $besideCount,
  $hasSlip,
  $isNoSystem,
  $kept,
  $movedCount,
  opened,
  picksRetried,
  picksTaken,
} from '../model';
import { messages } from './messages';

interface RowProps {
  row: OpenedPick;
  /** Why it does not go with the other picks. */
  refusal: Refusal | undefined;
  /** Hundredths, where it was saved at other odds. */
  before: number | null;
}

/** A pick at its odds of now, or what it was on and why it is left out. */
function Row({ row: { pick, match, left }, refusal, before }: RowProps) {
  const reason = left ? { code: left } : refusal;
  const was = before === null ? null : messages.oddsBefore(formatOdds(before));
  const text = pick && pickText(pick);
  const name = text && (text.detail ? `${text.title} ${text.detail}` : text.title);
  return (
    <ItemRow
      name={name ?? match ?? messages.unknown}
      lines={[
        text && [match, text.market, text.basis].filter(Boolean).join(' · '),
        reason ? refusalText(reason) : was,
      ]}
      isOff={reason !== undefined}
    >
      {reason ? (
        <Badge tone="warn">{messages.leftOut}</Badge>
      ) : (
        pick && <b>{formatOdds(pick.odds)}</b>
      )}
    </ItemRow>
  );
}

function Buttons({ count }: { count: number }) {
  const [hasSlip, beside, onTake] = useUnit([$hasSlip, $besideCount, picksTaken]);
  if (!hasSlip)
    return (
      <Button fullWidth onClick={() => onTake('instead')}>
        {messages.take(count)}
      </Button>
    );
  return (
    <Stack gap="2">
      {beside > 0 && (
        <Button fullWidth onClick={() => onTake('beside')}>
          {messages.beside(beside)}
        </Button>
      )}
      <Button fullWidth variant="secondary" onClick={() => onTake('instead')}>
        {messages.instead(count)}
      </Button>
    </Stack>
  );
}

/** Picks that somebody shared or that were kept, at the odds of now: they go on the slip as the member says. */
export function PicksDialog() {
  const unit = useUnit({
    picks: opened.$data,
    isPending: opened.$isPending,
    failure: opened.$failure,
    alone: $alone,
    hasSlip: $hasSlip,
    beside: $besideCount,
    areThere: $areThere,
    kept: $kept,
    movedCount: $movedCount,
    isNoSystem: $isNoSystem,
    legs: $legCount,
    onRetry: picksRetried,
    onClose: picksDialog.closed,
  });
  const { picks, isPending, alone, hasSlip, beside, areThere, kept, movedCount } = unit;
  const count = alone.slip.legs.length;
  const besideText = beside > 0 ? messages.ask(unit.legs) : messages.besideNone;
  const retry = (
    <Button size="sm" variant="secondary" onClick={() => unit.onRetry()}>
      {messages.retry}
    </Button>
  );
  return (
    <Dialog
      open
      onClose={unit.onClose}
      title={kept?.name ?? messages.title}
      closeLabel={kept ? messages.keptClose : messages.close}
      width="wide"
      footer={count > 0 && !areThere && <Buttons count={count} />}
    >
      <Stack gap="3">
        <Text tone="secondary">{kept ? messages.keptLead : messages.lead}</Text>
        {isPending && <Skeleton height={120} shape="box" />}
        {unit.failure !== null && (
          <Banner tone="error" action={retry}>
            {messages.failed}
          </Banner>
        )}
        {picks && (
          <ul aria-label={kept ? messages.keptList : messages.list}>
            {picks.map((row) => (
              <Row
                key={row.selectionId}
                row={row}
                refusal={alone.refused[row.selectionId]}
                before={oddsBefore(row, kept ?? undefined)}
              />
            ))}
          </ul>
        )}
        {picks && count === 0 && <Banner tone="warn">{messages.none}</Banner>}
        {movedCount > 0 && <Banner tone="info">{messages.moved(movedCount)}</Banner>}
        {unit.isNoSystem && <Banner tone="warn">{messages.noSystem}</Banner>}
        {alone.slip.joint && <Banner tone="info">{messages.joint}</Banner>}
        {count > 0 && hasSlip && (
          <Banner tone="info">{areThere ? messages.there : besideText}</Banner>
        )}
      </Stack>
    </Dialog>
  );
}
