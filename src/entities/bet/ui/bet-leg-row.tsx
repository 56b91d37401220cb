import type { ReactElement } from 'react';
import { isInPlay } from '#rules/fixture-status.ts';
import { formatOdds, formatShortDateTime } from '@/shared/lib/format';
import { clockText, pickText } from '@/shared/lib/market-dictionary';
import { Score } from '@/shared/ui/score';
import type { BetLeg, FixtureLeg } from '../lib/bet';
import { pushText } from '../lib/push-text';
import * as styles from './bet-leg.css';
import { LegResultBadge } from './bet-status-badge';
import { messages } from './messages';

interface FixtureLegRowProps {
  leg: FixtureLeg;
}

function FixtureLegRow({ leg }: FixtureLegRowProps) {
  const { title, detail, market, basis } = pickText(leg);
  const push = pushText(leg);
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
        {isLive && <span className={styles.clock}>{clockText(leg.sport, leg.clock)}</span>}
        <span>{market}</span>
        {basis && <b className={styles.basis}>{basis}</b>}
        {!leg.score && <time>{formatShortDateTime(leg.startsAt)}</time>}
        <span className={styles.league}>{leg.leagueName}</span>
      </span>
      {push && <span className={styles.push}>{push}</span>}
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
