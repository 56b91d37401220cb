import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isVenue, gameById } from '#rules/rounds/round.ts';
import { formatGain, legTitle } from '@/entities/bet';
import { type PlayedRound, ResultMarks, resultText } from '@/entities/round';
import { IconFairness } from '@/shared/icons';
import { formatKst } from '@/shared/lib/format';
import { linkSearch } from '@/shared/routes';
import { Badge, type BadgeProps } from '@/shared/ui/badge';
import { LinkButton } from '@/shared/ui/link-button';
import { outcomeCells } from '../lib/outcome';
import { type OwnBet, type OwnSum, sumOf } from '../lib/own-bets';
import { fairnessSearch } from '../lib/fairness-search';
import { messages } from './messages';
import * as styles from './round-detail.css';

export interface RoundDetailProps {
  gameId: number;
  round: PlayedRound;
  /** Bets of the member on it. */
  own: readonly OwnBet[];
}

function Cells({ gameId, round, own }: RoundDetailProps) {
  const isOwn = (market: string, selections: readonly string[]) =>
    own.some(({ leg }) => leg.market === market && selections.includes(leg.selection));
  return (
    <ul className={styles.cells} aria-label={messages.outcome}>
      {outcomeCells(gameId, round).map(({ market, name, value, selections }) => (
        <li key={market} className={styles.cell} data-own={isOwn(market, selections) || undefined}>
          {name}
          <b className={styles.value}>{value ?? messages.hit}</b>
        </li>
      ))}
    </ul>
  );
}

const tones: Record<OwnSum['kind'], BadgeProps['tone']> = {
  open: 'outline',
  won: 'solid',
  lost: 'neutral',
  refund: 'warn',
};

function Own({ own }: Pick<RoundDetailProps, 'own'>) {
  if (own.length === 0) return null;
  return (
    <ul className={styles.bets} aria-label={messages.own}>
      {own.map(({ bet, leg }) => {
        const sum = sumOf([{ bet, leg }]);
        if (!sum) return null;
        return (
          <li key={bet.id} className={styles.bet}>
            <Badge tone={tones[sum.kind]}>{messages.sums[sum.kind]}</Badge>
            <span className={styles.pick}>{legTitle(leg)}</span>
            <span className={styles.stake}>
              {messages.staked(bet.stake, bet.currency, leg.odds)}
            </span>
            {sum.amount !== null && (
              <b className={styles.gain({ kind: sum.kind })}>
                {formatGain(sum.amount, bet.currency)}
              </b>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The history of the day on which the round was, with the first bet on it open. */
function historySearch({ gameId, round, own: [first] }: RoundDetailProps) {
  const game = gameById(gameId);
  const day = formatKst(first?.bet.placedAt ?? round.drawsAt, 'YYYY-MM-DD');
  const type = game && isVenue(game) ? 4 : 3;
  return linkSearch({ type, period: 'range', from: day, to: day, bet: first?.bet.id });
}

/** All that a round came to, the member's bets on it, and the ways to check both. */
export function RoundDetail(props: RoundDetailProps) {
  const { gameId, round, own } = props;
  const { result, card, dayKey } = round;
  const root = useRef<HTMLDivElement>(null);
  // A link or a typed number leads to it, wherever in the list it is.
  useEffect(() => {
    root.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={root} className={styles.root}>
      {result === null ? (
        <p className={styles.voided}>
          <b>{messages.voidRound}</b> {messages.voidText}
        </p>
      ) : (
        <>
          <div className={styles.marks}>
            <ResultMarks gameId={gameId} result={result} {...(card && { card })} size="lg" />
          </div>
          <p className={styles.text} aria-hidden="true">
            {resultText(gameId, result, card)}
          </p>
          <Cells {...props} />
        </>
      )}
      <Own own={own} />
      <div className={styles.actions}>
        <LinkButton asChild variant="secondary">
          <Link to="/bet_result" search={historySearch(props)}>
            {messages.betResult}
          </Link>
        </LinkButton>
        <LinkButton asChild>
          <Link to="/fairness" search={fairnessSearch({ gameId, dayKey }, round.round)}>
            <IconFairness size={17} />
            {messages.verifyRound}
          </Link>
        </LinkButton>
      </div>
    </div>
  );
}
