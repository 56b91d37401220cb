import type { ReactElement } from 'react';
import { isInPlay } from '#rules/fixture-status.ts';
import { BREAK_CODE } from '#rules/sports.ts';
import { formatOdds, formatShortDateTime } from '@/shared/lib/format';
import { periodLabel, pickText } from '@/shared/lib/market-dictionary';
import { Score } from '@/shared/ui/score';
import type { BetLeg, FixtureLeg } from '../lib/bet';
import * as styles from './bet-leg.css';
import { LegResultBadge } from './bet-status-badge';
import { messages } from './messages';

function clockText({ sport, clock }: FixtureLeg): string {
  if (clock === null) return '';
  const code = Number(clock.period);
  const name = periodLabel(sport, code);
  const { minute } = clock;
  return minute === null || code === BREAK_CODE ? name : `${name} ${messages.minute(minute)}`;
}

interface FixtureLegRowProps {
  leg: FixtureLeg;
}

function FixtureLegRow({ leg }: FixtureLegRowProps) {
  const { title, detail, market } = pickText(leg);
  const isLive = isInPlay(leg.fixtureStatus);
  return (
    <li className={styles.root}>
      <span className={styles.name}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      <span className={styles.odds}>{formatOdds(leg.odds)}</span>
      <LegResultBadge result={leg.result} />
      <span className={styles.match}>
        <span>{messages.versus(leg.home, leg.away)}</span>
        {leg.score && (
          <Score
            home={leg.score.home}
            away={leg.score.away}
            label={messages.score(leg.home, leg.away, leg.score)}
            size="sm"
            live={isLive}
          />
        )}
        {isLive && <span className={styles.clock}>{clockText(leg)}</span>}
        <span>{market}</span>
        {!leg.score && <time>{formatShortDateTime(leg.startsAt)}</time>}
        <span className={styles.league}>{leg.leagueName}</span>
      </span>
    </li>
  );
}

export interface BetLegRowProps {
  leg: BetLeg;
}

/** One leg of a placed bet: what it is on, its odds and result, and how that stands. */
export function BetLegRow({ leg }: BetLegRowProps): ReactElement {
  switch (leg.kind) {
    case 'fixture_selection':
      return <FixtureLegRow leg={leg} />;
  }
}
