import type { ReactElement } from 'react';
import { isInPlay } from '#rules/fixture-status.ts';
import { isDecided } from '#rules/leg-result.ts';
import { formatKst, formatOdds } from '@/shared/lib/format';
import { pickText } from '@/entities/market-dictionary/@x/bet';
import { marketLabel, ResultMarks, selectionLabel } from '@/entities/round/@x/bet';
import { Score } from '@/shared/ui/score';
import type { BetLeg, CasinoLeg, FixtureLeg, RoundLeg } from '../lib/bet';
import { casinoRoundText, roundText } from '../lib/leg-text';
import { legStateOf } from '../lib/state';
import * as styles from './bet-leg.css';
import { LegSign, legWord } from './leg-sign';
import { messages } from './messages';

interface FixtureLegRowProps {
  leg: FixtureLeg;
  isJoint: boolean;
}

function FixtureLegRow({ leg, isJoint }: FixtureLegRowProps) {
  const { title, detail, market, basis } = pickText(leg);
  const { home, away, result, startsAt } = leg;
  const score = leg.decidedBy ?? leg.score;
  const whenOrWord = isDecided(result) ? legWord(leg) : formatKst(startsAt, 'MM.DD HH:mm');
  return (
    <li className={styles.root} data-state={legStateOf(leg)}>
      <LegSign leg={leg} />
      <span className={styles.names}>
        <b className={styles.title}>{title}</b>
        {detail && <span className={styles.detail}>{detail}</span>}
        <span className={styles.match}>
          {messages.versus(home, away)} · {market}
        </span>
        {basis && <b className={styles.basis}>{basis}</b>}
      </span>
      <span className={styles.stand}>
        {score ? (
          <Score
            home={score.home}
            away={score.away}
            label={messages.score(home, away, score)}
            size="sm"
            live={isInPlay(leg.fixtureStatus) && !isDecided(result)}
          />
        ) : (
          whenOrWord
        )}
      </span>
      <b className={styles.odds} data-joint={isJoint}>
        {formatOdds(leg.odds)}
      </b>
    </li>
  );
}

function RoundLegRow({ leg }: { leg: RoundLeg }) {
  const { gameId, market, selection, card, outcome, drawsAt } = leg;
  return (
    <li className={styles.root} data-state={legStateOf(leg)}>
      <LegSign leg={leg} />
      <span className={styles.names}>
        <b className={styles.title}>{selectionLabel(gameId, market, selection, card)}</b>
        <span className={styles.match}>
          {roundText(leg)} · {marketLabel(gameId, market)}
        </span>
      </span>
      <span className={styles.stand}>
        {isDecided(leg.result) ? legWord(leg) : formatKst(drawsAt, 'HH:mm:ss')}
      </span>
      <b className={styles.odds}>{formatOdds(leg.odds)}</b>
      {outcome && (
        <span className={styles.drawn}>
          <ResultMarks gameId={gameId} result={outcome} card={card} size="sm" />
        </span>
      )}
    </li>
  );
}

function CasinoLegRow({ leg }: { leg: CasinoLeg }) {
  return (
    <li className={styles.root} data-state={legStateOf(leg)}>
      <LegSign leg={leg} />
      <span className={styles.names}>
        <b className={styles.title}>{leg.gameName}</b>
        <span className={styles.match}>
          {leg.providerName} · {casinoRoundText(leg)}
        </span>
      </span>
      <span className={styles.stand}>{legWord(leg)}</span>
      {legStateOf(leg) === 'won' && <b className={styles.odds}>{messages.times(leg.odds)}</b>}
    </li>
  );
}

export interface BetLegRowProps {
  leg: BetLeg;
  /** It was taken at one price with others, in place of its own odds. */
  isJoint?: boolean;
}

/** One leg in the card of a bet: its sign, what it is on, the score and its odds. */
export function BetLegRow({ leg, isJoint = false }: BetLegRowProps): ReactElement {
  switch (leg.kind) {
    case 'fixture_selection':
      return <FixtureLegRow leg={leg} isJoint={isJoint} />;
    case 'round_selection':
      return <RoundLegRow leg={leg} />;
    case 'casino_round':
    case 'slot_round':
      return <CasinoLegRow leg={leg} />;
  }
}
