import { useUnit } from 'effector-react';
import { bonusFactorFor, LOW_ODDS_LIMIT } from '#rules/bonus.ts';
import { type DomesticSlip, refusalText, slipTotals } from '@/entities/slip';
import { formatOdds } from '@/shared/lib/format';
import { pickText } from '@/entities/market-dictionary';
import { Badge } from '@/shared/ui/badge';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { DataList } from '@/shared/ui/data-list';
import { Dialog } from '@/shared/ui/dialog';
import { ItemRow } from '@/shared/ui/item-row';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { RebetBonus, RebetLeg } from '../lib/rebet';
import {
  $rebetBet,
  $rebetRefusal,
  $rebetSlip,
  rebet as rebetQuery,
  rebetClicked,
  rebetClosed,
  rebetConfirmed,
} from '../model/rebet';
import { messages } from './messages';
import * as styles from './rebet-dialog.css';

function RebetRow({ leg, pick }: RebetLeg) {
  // What is taken counts from the score of now.
  const { title, detail, market, basis } = pickText({ ...leg, ...pick });
  const move = !pick || pick.odds === leg.odds ? 'same' : pick.odds > leg.odds ? 'up' : 'down';
  return (
    <ItemRow
      name={detail ? `${title} ${detail}` : title}
      lines={[
        [messages.versus(leg.home, leg.away), market, basis].filter(Boolean).join(' · '),
        pick === null ? messages.rebetDroppedText : null,
      ]}
      isOff={pick === null}
    >
      {pick === null && <Badge tone="warn">{messages.rebetDropped}</Badge>}
      {pick !== null && (
        <span>
          {move !== 'same' && (
            <>
              <VisuallyHidden>{messages.oddsNow(leg.odds, pick.odds)}</VisuallyHidden>
              <span aria-hidden="true" className={styles.before}>
                {formatOdds(leg.odds)}
              </span>{' '}
            </>
          )}
          <b aria-hidden={move !== 'same'} className={styles.after({ move })}>
            {formatOdds(pick.odds)} {move === 'up' ? '▲' : move === 'down' ? '▼' : ''}
          </b>
        </span>
      )}
    </ItemRow>
  );
}

function factorText(folders: number): string {
  return formatOdds(bonusFactorFor(folders));
}

/** Why the bonus is not that of the old bet; null where it is, or where there was none. */
function bonusNote(bonus: RebetBonus, before: number): string | null {
  if (bonus.kind === 'lowered')
    return messages.bonusLowered(before, bonus.folders, factorText(bonus.folders));
  if (bonus.kind !== 'dropped') return null;
  if (bonus.code === 'BONUS_LOW_ODDS') return messages.bonusLowOdds(formatOdds(LOW_ODDS_LIMIT));
  return bonus.code === 'BONUS_IN_PLAY' ? messages.bonusInPlay : messages.bonusFolders(before);
}

function termsOf(slip: DomesticSlip) {
  const { bonus, joint } = slip;
  // The joint price of picks of one match is requested once they are on the slip.
  const odds = joint ? '–' : formatOdds(slipTotals(slip, 0).totalOdds);
  const total = { term: messages.totalOdds, value: odds };
  if (bonus === null) return [total];
  return [
    { term: messages.bonusTerm, value: messages.rebetBonus(bonus, factorText(bonus)) },
    total,
  ];
}

/** Offers the picks of an old bet at today's odds, and names those that are gone. */
export function RebetDialog() {
  const unit = useUnit({
    bet: $rebetBet,
    rebet: rebetQuery.$data,
    made: $rebetSlip,
    refusal: $rebetRefusal,
    isLoading: rebetQuery.$isPending,
    failure: rebetQuery.$failure,
    onRetry: rebetClicked,
    onConfirm: rebetConfirmed,
    onClose: rebetClosed,
  });
  const { bet, rebet, made, refusal } = unit;
  const slip = made?.slip ?? null;
  const count = slip?.legs.length ?? 0;
  const note = made && count > 0 ? bonusNote(made.bonus, bet?.bonusFolders ?? 0) : null;
  const add = (
    <Button
      fullWidth
      loading={unit.isLoading}
      disabled={!unit.isLoading && count === 0}
      onClick={() => unit.onConfirm()}
    >
      {messages.rebetAdd(count)}
    </Button>
  );
  const retry = bet && (
    <Button size="sm" variant="secondary" onClick={() => unit.onRetry(bet)}>
      {messages.retry}
    </Button>
  );
  return (
    <Dialog
      open={bet !== null}
      onClose={unit.onClose}
      title={messages.rebet}
      closeLabel={messages.close}
      width="wide"
      footer={rebet !== null && count === 0 ? null : add}
    >
      <Stack gap="3">
        <Text tone="secondary">{messages.rebetLead}</Text>
        {unit.isLoading && <Skeleton height={120} shape="box" />}
        {unit.failure !== null && (
          <Banner tone="error" action={retry}>
            {messages.rebetFailed}
          </Banner>
        )}
        {rebet && (
          <ul>
            {rebet.legs.map((row) => (
              <RebetRow key={row.leg.selectionId} {...row} />
            ))}
          </ul>
        )}
        {refusal && <Banner tone="warn">{refusalText(refusal)}</Banner>}
        {slip?.joint && <Banner tone="info">{messages.rebetJoint}</Banner>}
        {slip && count === 0 && <Banner tone="warn">{messages.rebetNone}</Banner>}
        {note && <Banner tone="warn">{note}</Banner>}
        {slip && count > 0 && <DataList items={termsOf(slip)} />}
        {count > 0 && (
          <Text size="sm" tone="hint">
            {messages.rebetReplaces}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
