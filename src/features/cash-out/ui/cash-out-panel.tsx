import { useUnit } from 'effector-react';
import type { Bet } from '@/entities/bet';
import { failureAdvice } from '@/shared/copy';
import { formatMoney } from '@/shared/lib/format';
import { payoutOf } from '#rules/money.ts';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Chip } from '@/shared/ui/chip';
import { DataList } from '@/shared/ui/data-list';
import { Slider } from '@/shared/ui/slider';
import type { CashOutOffer } from '../api';
import { mayCashOut } from '../lib/offered';
import { acceptedPercent, mostPercent, type Share } from '../lib/part';
import {
  $acceptsLess,
  $offer,
  $part,
  $percent,
  $share,
  lessAccepted,
  offers,
  percentChanged,
  sending,
  shareChosen,
  submitClicked,
} from '../model';
import { CashOutLatest } from './cash-out-latest';
import { CashOutTarget } from './cash-out-target';
import * as styles from './cash-out-panel.css';
import { CashOutSkeleton } from './cash-out-panel.skeleton';
import { CashOutValue } from './cash-out-value';
import { messages } from './messages';

const shares: readonly Share[] = ['whole', 'part'];

export interface CashOutPanelProps {
  /** An accepted bet on matches; whatever else shows nothing. */
  bet: Bet;
}

/** All of the bet, or which part of it. */
function Choice({ bet, offer }: { bet: Bet; offer: CashOutOffer }) {
  const unit = useUnit({
    share: $share,
    percent: $percent,
    part: $part,
    onShare: shareChosen,
    onPercent: percentChanged,
  });
  const most = mostPercent(offer);
  const rest = unit.part?.rest ?? 0;
  return (
    <>
      <fieldset className={styles.shares} aria-label={messages.share}>
        {shares.map((share) => (
          <Chip
            key={share}
            selected={unit.share === share}
            disabled={share === 'part' && most === 0}
            onClick={() => unit.onShare(share)}
          >
            {messages.shares[share]}
          </Chip>
        ))}
      </fieldset>
      {unit.share === 'part' && (
        <>
          <Slider
            label={messages.percent}
            min={1}
            max={most}
            value={Math.min(unit.percent, most)}
            text={messages.percentOf(Math.min(unit.percent, most))}
            onValueChange={unit.onPercent}
          />
          <DataList
            items={[
              { term: messages.restStake, value: formatMoney(rest, bet.currency) },
              {
                term: messages.restPayout,
                value: formatMoney(payoutOf(rest, bet.totalOdds), bet.currency),
              },
            ]}
          />
        </>
      )}
    </>
  );
}

function Offered({ bet, offer, amount }: { bet: Bet; offer: CashOutOffer; amount: number }) {
  const { share, part, acceptsLess, isPending, failure, onLess, onSubmit } = useUnit({
    share: $share,
    acceptsLess: $acceptsLess,
    onLess: lessAccepted,
    part: $part,
    isPending: sending.$isPending,
    failure: sending.$failure,
    onSubmit: submitClicked,
  });
  const pays = formatMoney(part?.pays ?? 0, bet.currency);
  return (
    <>
      <CashOutValue bet={bet} amount={amount} />
      <Choice bet={bet} offer={offer} />
      {offer.waitMs > 0 && (
        <Checkbox checked={acceptsLess} onCheckedChange={onLess}>
          {messages.acceptLess(100 - acceptedPercent)}
        </Checkbox>
      )}
      {failure && <Banner tone="error">{messages.sendFailed}</Banner>}
      <Button
        fullWidth
        size="lg"
        loading={isPending}
        disabled={part === null}
        onClick={() => onSubmit()}
      >
        {messages.submit[share](pays)}
      </Button>
      <p className={styles.note}>
        {offer.waitMs > 0 ? messages.waitNote(offer.waitMs / 1000) : messages.note}
      </p>
    </>
  );
}

/** What an open bet can be taken back for now, whole or in part, and by itself at a target. */
export function CashOutPanel({ bet }: CashOutPanelProps) {
  const unit = useUnit({
    offer: $offer,
    all: offers.$data,
    failure: offers.$failure,
    isPending: offers.$isPending,
    onRetry: offers.refresh,
  });
  const { offer } = unit;
  if (!mayCashOut(bet)) return null;
  const isWaiting = bet.cashOut?.latest?.status === 'pending';
  return (
    <section className={styles.root} aria-label={messages.region}>
      <CashOutLatest bet={bet} />
      {!isWaiting && offer !== null && offer.amount !== null && (
        <Offered bet={bet} offer={offer} amount={offer.amount} />
      )}
      {!isWaiting && offer?.reason && (
        <p className={styles.note}>{messages.reasons[offer.reason]}</p>
      )}
      {unit.all === null && !unit.failure && !isWaiting && <CashOutSkeleton />}
      {offer === null && unit.failure && (
        <Banner
          tone="error"
          title={messages.failed}
          action={
            <Button
              size="sm"
              variant="secondary"
              loading={unit.isPending}
              onClick={() => unit.onRetry()}
            >
              {messages.retry}
            </Button>
          }
        >
          {failureAdvice(unit.failure)}
        </Banner>
      )}
      {offer !== null && offer.reason !== 'unavailable' && offer.reason !== 'closed' && (
        <CashOutTarget bet={bet} />
      )}
    </section>
  );
}
