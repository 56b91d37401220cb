import { PanelNote } from '@/features/desk-list';
import { formatMoney } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { Heading } from '@/shared/ui/heading';
import type { ResultPreview } from '../api';
import * as styles from './fixture-panel.css';
import { messages } from './messages';

type Money = ResultPreview['money'][number];
type Bet = ResultPreview['bets'][number];

interface ChangeEffectProps {
  preview: ResultPreview;
}

function MoneyList({ money }: { money: Money }) {
  const { currency, toMembers, fromMembers, debt, debtMet } = money;
  const all: [string, number][] = [
    [messages.toMembers, toMembers],
    [messages.fromMembers, fromMembers],
    [messages.debt, debt],
    [messages.debtMet, debtMet],
  ];
  return (
    <DataList
      divided
      items={all.map(([term, minor]) => ({ term, value: formatMoney(minor, currency) }))}
    />
  );
}

function outcome({ status, payout }: Bet['before'], currency: Bet['currency']): string {
  return status === 'accepted' ? messages.open : formatMoney(payout ?? 0, currency);
}

function BetRow({ bet: { nickname, stake, currency, before, after } }: { bet: Bet }) {
  return (
    <li className={styles.bet}>
      <span>{nickname}</span>
      <span className={styles.quiet}>{formatMoney(stake, currency)}</span>
      <b>{messages.change(outcome(before, currency), outcome(after, currency))}</b>
    </li>
  );
}

/** What a change of a result would do to bets and money. */
export function ChangeEffect({ preview }: ChangeEffectProps) {
  const { money, bets, hasMore } = preview;
  return (
    <section className={styles.effect} aria-label={messages.effect}>
      <Heading level={3}>{messages.effect}</Heading>
      <DataList
        items={messages.effects(preview).map(([term, value]) => ({ term, value }))}
        divided
      />
      {money.length === 0 && <PanelNote>{messages.noMoney}</PanelNote>}
      {money.map((one) => (
        <MoneyList key={one.currency} money={one} />
      ))}
      {bets.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
        <ul className={styles.bets} aria-label={messages.bets} tabIndex={0}>
          {bets.map((bet) => (
            <BetRow key={bet.betId} bet={bet} />
          ))}
        </ul>
      )}
      {hasMore && <PanelNote>{messages.moreBets}</PanelNote>}
    </section>
  );
}
