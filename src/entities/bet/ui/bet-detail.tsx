import type { ReactNode } from 'react';
import { slipModes } from '@/shared/copy';
import { formatDateTime, formatFactor, formatMoney, formatOdds } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { type Bet, isCasinoLeg } from '../lib/bet';
import { formatGain, outcomeOf } from '../lib/figures';
import { hasLeftOut, type JointSum, jointSum, settledSum } from '../lib/joint';
import { betStateOf } from '../lib/state';
import { systemLinesOf } from '../lib/system-lines';
import * as styles from './bet-detail.css';
import { BetTimeline } from './bet-timeline';
import { betTypes, messages } from './messages';

const owedOf = ({ amount, paid, forgiven, collected }: NonNullable<Bet['debt']>) =>
  amount - paid - forgiven - collected;

/** What corrections could not take back of the bet, and what became of it. */
function debtOf({ debt, currency }: Bet) {
  if (debt === undefined) return [];
  const { paid, forgiven, collected } = debt;
  const owed = owedOf(debt);
  return [
    ...(owed === 0 ? [] : [{ term: messages.owed, value: formatMoney(owed, currency) }]),
    ...(paid === 0 ? [] : [{ term: messages.debtPaid, value: formatMoney(paid, currency) }]),
    ...(collected === 0
      ? []
      : [{ term: messages.debtCollected, value: formatMoney(collected, currency) }]),
    ...(forgiven === 0
      ? []
      : [{ term: messages.debtForgiven, value: formatMoney(forgiven, currency) }]),
  ];
}

/** What a part of the stake was cashed out for; of the whole the pay-out says it. */
function cashedPartOf({ cashOut, stake, currency }: Bet) {
  if (!cashOut || cashOut.stake === 0 || cashOut.stake === stake) return [];
  const [part, amount] = [cashOut.stake, cashOut.amount].map((one) => formatMoney(one, currency));
  return [{ term: messages.cashedPart, value: messages.cashedOf(part ?? '', amount ?? '') }];
}

/** What a system is made of, and how its lines stand. */
function systemOf(bet: Bet) {
  const lines = systemLinesOf(bet);
  if (!bet.system || !lines) return [];
  const each = formatMoney(bet.system.lineStake, bet.currency);
  return [
    { term: messages.system, value: messages.systemOf(bet.system.lines, each) },
    { term: messages.lineResults, value: messages.lines(lines) },
  ];
}

/** Odds, or what a leg returned, in halves of a hundredth. */
const formatPart = (halves: number) =>
  `${formatOdds(Math.floor(halves / 2))}${halves % 2 === 1 ? '5' : ''}`;

function sumText({ parts, factor }: JointSum): string {
  return messages.jointSum(parts.map(formatPart), formatFactor(factor));
}

/** What legs of one match pay together, how that came about, and what it came to. */
function jointOf(bet: Bet) {
  return (bet.joint ?? []).flatMap((price) => {
    const [sum, settled] = [jointSum(bet, price), settledSum(bet, price)];
    const shown = formatOdds(price.odds);
    const id = price.legs.join(' ');
    return [
      {
        id,
        term: messages.jointOdds,
        value: sum ? messages.jointDetail(sumText(sum), shown) : shown,
      },
      ...(settled
        ? [{ id: `${id} settled`, term: messages.jointSettled, value: sumText(settled) }]
        : []),
      ...(hasLeftOut(bet, price)
        ? [{ id: `${id} left`, term: messages.jointSettled, value: messages.jointLeftOut }]
        : []),
    ];
  });
}

function oddsOf({ system, totalOdds }: Bet) {
  const term = system ? messages.meanOdds : messages.totalOdds;
  return { term, value: formatOdds(totalOdds) };
}

function figuresOf(bet: Bet) {
  const { kind, amount, gain } = outcomeOf(bet);
  const { currency, bonusFolders, bonusFactor, settledAt } = bet;
  const hasBonus = bonusFolders !== null && bonusFactor > 100;
  const over = bet.status === 'cancelled' ? messages.cancelledAt : messages.settledAt;
  return [
    { term: messages.stake, value: formatMoney(bet.stake, currency) },
    {
      term: messages.mode,
      // A round of a provider's game is no slip.
      value: bet.mode === null ? betTypes[bet.type] : slipModes[bet.mode],
    },
    ...systemOf(bet),
    ...jointOf(bet),
    // What a game pays is known when it is over: it has no odds.
    ...(bet.legs.some(isCasinoLeg) ? [] : [oddsOf(bet)]),
    ...(hasBonus
      ? [
          {
            term: messages.bonusTerm,
            value: messages.bonusOf(bonusFolders, formatOdds(bonusFactor)),
          },
        ]
      : []),
    // A stake that is held is the stake above.
    ...(kind === 'held'
      ? []
      : [{ term: messages.outcomeTerms[kind], value: formatMoney(amount, currency) }]),
    ...cashedPartOf(bet),
    ...(gain === null ? [] : [{ term: messages.gain, value: formatGain(gain, currency) }]),
    { term: messages.placedAt, value: formatDateTime(bet.placedAt) },
    ...(settledAt === null ? [] : [{ term: over, value: formatDateTime(settledAt) }]),
    ...(bet.version > 1
      ? [{ term: messages.resettledTerm, value: messages.resettled(bet.version) }]
      : []),
    { term: messages.betNumber, value: bet.id },
    ...debtOf(bet),
  ];
}

export interface BetDetailProps {
  bet: Bet;
  id?: string;
  /** Under the legs, such as the reason of a refusal. */
  note?: ReactNode;
  /** Before the figures: what the bet is worth now. */
  offer?: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
}

/** Everything about one bet: how each leg was decided, its figures, and what can be done with it. */
export function BetDetail({ bet, id, note, offer, actions }: BetDetailProps) {
  const title = messages.summary(bet);
  return (
    <section id={id} className={styles.root} aria-label={messages.detailOf(title)}>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.state}>{messages.states[betStateOf(bet)]}</span>
      </header>
      <div className={styles.part}>
        <BetTimeline legs={bet.legs} />
      </div>
      {note && <div className={styles.part}>{note}</div>}
      <div className={styles.foot}>
        {offer}
        <DataList items={figuresOf(bet)} />
        {bet.debt && <p className={styles.debt}>{messages.debtAbout(owedOf(bet.debt) > 0)}</p>}
        {actions}
      </div>
    </section>
  );
}
