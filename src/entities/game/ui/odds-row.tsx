import { memo } from 'react';
import { MatchTime } from './match-time';
import { MoreMarkets, OddsCells, OddsGroup, type OddsProps, useOdds } from './odds-parts';
import * as styles from './odds-row.css';

export type OddsRowProps = OddsProps;

function OddsRowView({ fixture, typeId, Cell, Star, onMore, note = null }: OddsRowProps) {
  const odds = useOdds({ fixture, typeId }, 'row');
  if (odds === null) return null;
  const { view, marketStatus, more } = odds;
  return (
    <OddsGroup fixture={fixture} market={view.market} className={styles.root}>
      <span className={styles.lead}>
        {Star && <Star fixture={fixture} isTabStop={false} />}
        <MatchTime fixture={fixture} />
      </span>
      <OddsCells
        Cell={Cell}
        view={view}
        marketStatus={marketStatus}
        layout="row"
        middle={({ words }) => <span className={styles.middle}>{words}</span>}
      />
      <span className={styles.end}>
        {onMore && (
          <MoreMarkets
            fixture={fixture}
            more={more}
            className={styles.more}
            size={13}
            onMore={onMore}
          />
        )}
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </OddsGroup>
  );
}

/** One market of one match across the board, inside of a grid (`useOddsGrid`). Drawn again only when the match or its market changes, never by a tick. */
export const OddsRow = memo(OddsRowView);
