import { formatMoney } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { Heading } from '@/shared/ui/heading';
import { Text } from '@/shared/ui/text';
import type { ResultPreview } from '../lib/preview';
import * as styles from './change-effect.css';
import { messages } from './messages';

type Money = ResultPreview['money'][number];
type Bet = ResultPreview['bets'][number];

export interface ChangeEffectProps {
  /** What the server tried and took back. */
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

function Note({ children }: { children: string }) {
  return (
    <Text as="p" size="sm" tone="secondary">
      {children}
    </Text>
  );
}

function outcome({ status, payout }: Bet['before'], currency: Bet['currency']): string {
  return status === 'accepted' ? messages.open : formatMoney(payout ?? 0, currency);
}

function BetRow({ bet: { nickname, stake, currency, before, after } }: { bet: Bet }) {
  return (
    <li className={styles.bet}>
      <span>{nickname}</span>
      <Text tone="secondary">{formatMoney(stake, currency)}</Text>
      <b>{messages.change(outcome(before, currency), outcome(after, currency))}</b>
    </li>
  );
}

/** What a change of a result would do to bets and money. */
export function ChangeEffect({ preview }: ChangeEffectProps) {
  const { money, bets, hasMore } = preview;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div role="group" className={styles.effect} aria-label={messages.effect}>
      <Heading level={3}>{messages.effect}</Heading>
      <DataList
        items={messages.effects(preview).map(([term, value]) => ({ term, value }))}
        divided
      />
      {money.length === 0 && <Note>{messages.noMoney}</Note>}
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
      {hasMore && <Note>{messages.moreBets}</Note>}
    </div>
  );
}
