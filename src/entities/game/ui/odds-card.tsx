import { memo } from 'react';
import { MatchTime } from './match-time';
import { messages } from './messages';
import * as styles from './odds-card.css';
import { MoreMarkets, OddsCells, OddsGroup, type OddsProps, useOdds } from './odds-parts';

export interface OddsCardProps extends OddsProps {
  leagueName: string;
}

function OddsCardView({
  fixture,
  leagueName,
  typeId,
  Cell,
  Star,
  onMore,
  note = null,
}: OddsCardProps) {
  const odds = useOdds({ fixture, typeId }, 'card');
  if (odds === null) return null;
  const { view, marketStatus, more } = odds;
  const { home, away } = fixture;
  return (
    <OddsGroup fixture={fixture} market={view.market} className={styles.root}>
      <div className={styles.head}>
        {Star && <Star fixture={fixture} isTabStop={false} />}
        <span className={styles.league}>
          {/* Where the cells do not name the sides, the head does. */}
          {view.home.label === home ? leagueName : messages.sides(home, away)}
        </span>
        <MatchTime fixture={fixture} inline />
        {view.caption && <b className={styles.note}>{view.caption}</b>}
        {note && <span className={styles.note}>{note}</span>}
        {onMore && (
          <MoreMarkets
            fixture={fixture}
            more={more}
            className={styles.more}
            size={14}
            onMore={onMore}
          />
        )}
      </div>
      <div className={styles.cells}>
        <OddsCells
          Cell={Cell}
          view={view}
          marketStatus={marketStatus}
          layout="stack"
          middle={({ words, value }) => (
            <span className={styles.middle}>
              <span className={styles.words}>{words}</span>
              {value && <span className={styles.value}>{value}</span>}
            </span>
          )}
        />
      </div>
    </OddsGroup>
  );
}

/** One market of one match as a card, for phones, inside of a grid (`useOddsGrid`). */
export const OddsCard = memo(OddsCardView);
