import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { formatKst, formatOdds } from '@/shared/lib/format';
import { clockText, pickText } from '@/entities/market-dictionary/@x/bet';
import { marketLabel, resultText, selectionLabel } from '@/entities/round/@x/bet';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { Score } from '@/shared/ui/score';
import { type BetLeg, type CasinoLeg, type FixtureLeg, legKey, type RoundLeg } from '../lib/bet';
import { decidedText } from '../lib/decided-text';
import { casinoRoundText, legTitle, roundText } from '../lib/leg-text';
import { legProgress } from '../lib/progress';
import { resultSearch } from '../lib/result-search';
import { legStateOf } from '../lib/state';
import * as styles from './bet-timeline.css';
import { LegSign, legWord } from './leg-sign';
import { messages } from './messages';

function FixtureStep({ leg }: { leg: FixtureLeg }) {
  const { title, detail, market, basis } = pickText(leg);
  const { home, away, score, sport, clock, startsAt, leagueName } = leg;
  const state = legStateOf(leg);
  const decided = decidedText(leg);
  const progress = legProgress(leg);
  const word = progress ? messages.progress(progress, sport) : legWord(leg);
  return (
    <>
      <span className={styles.row}>
        <span>
          <b>{title}</b> {detail && <span className={styles.detail}>{detail}</span>}
        </span>
        <b className={styles.odds}>{formatOdds(leg.odds)}</b>
      </span>
      <span className={styles.row}>
        <span className={styles.match}>
          {state === 'live' && <b className={styles.live}>{clockText(sport, clock)} </b>}
          {messages.versus(home, away)}
          {state === 'live' && score && (
            <>
              {' · '}
              <Score {...score} label={messages.score(home, away, score)} size="sm" live />
            </>
          )}
          {state === 'before' && ` · ${formatKst(startsAt, 'MM.DD (dd) HH:mm')}`}
        </span>
        <span className={styles.word({ state: progress?.state ?? state })}>{word}</span>
      </span>
      <span className={styles.market}>
        {[leagueName, market, basis].filter(Boolean).join(' · ')}
      </span>
      {progress && (
        <ProgressBar
          label={messages.progressOf(legTitle(leg), word)}
          value={progress.share}
          size="thin"
          tone={progress.state === 'ahead' ? 'brand' : 'quiet'}
        />
      )}
      {decided && (
        <span className={styles.row}>
          <span className={styles.decided}>{decided}</span>
          {state !== 'cancelled' && (
            <Link
              to="/game_result/sports"
              search={resultSearch(leg)}
              className={styles.result}
              aria-label={messages.resultOf(home, away)}
            >
              {messages.toResult}
            </Link>
          )}
        </span>
      )}
    </>
  );
}

function RoundStep({ leg }: { leg: RoundLeg }) {
  const { gameId, market, selection, card, outcome, drawsAt } = leg;
  const state = legStateOf(leg);
  return (
    <>
      <span className={styles.row}>
        <b>{selectionLabel(gameId, market, selection, card)}</b>
        <b className={styles.odds}>{formatOdds(leg.odds)}</b>
      </span>
      <span className={styles.row}>
        <span className={styles.match}>{roundText(leg)}</span>
        <span className={styles.word({ state })}>{legWord(leg)}</span>
      </span>
      <span className={styles.market}>
        {marketLabel(gameId, market)} ·{' '}
        {messages.drawsAt(formatKst(drawsAt, 'MM.DD (dd) HH:mm:ss'))}
      </span>
      {outcome && <span className={styles.decided}>{resultText(gameId, outcome, card)}</span>}
    </>
  );
}

function CasinoStep({ leg }: { leg: CasinoLeg }) {
  return (
    <>
      <span className={styles.row}>
        <b>{leg.gameName}</b>
        {legStateOf(leg) === 'won' && <b className={styles.odds}>{messages.times(leg.odds)}</b>}
      </span>
      <span className={styles.row}>
        <span className={styles.match}>
          {leg.providerName} · {casinoRoundText(leg)}
        </span>
        <span className={styles.word({ state: legStateOf(leg) })}>{legWord(leg)}</span>
      </span>
    </>
  );
}

function Step({ leg }: { leg: BetLeg }): ReactElement {
  switch (leg.kind) {
    case 'fixture_selection':
      return <FixtureStep leg={leg} />;
    case 'round_selection':
      return <RoundStep leg={leg} />;
    case 'casino_round':
    case 'slot_round':
      return <CasinoStep leg={leg} />;
  }
}

export interface BetTimelineProps {
  legs: readonly BetLeg[];
}

/** The legs of a bet one under the other: the state of each, and what decided it. */
export function BetTimeline({ legs }: BetTimelineProps) {
  return (
    <ol className={styles.root}>
      {legs.map((leg) => (
        <li key={legKey(leg)} className={styles.step} data-decided={leg.result !== 0}>
          <span className={styles.mark({ state: legStateOf(leg) })}>
            <LegSign leg={leg} />
          </span>
          <div className={styles.text}>
            <Step leg={leg} />
          </div>
        </li>
      ))}
    </ol>
  );
}
