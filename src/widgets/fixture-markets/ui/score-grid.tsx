import { assignInlineVars } from '@vanilla-extract/dynamic';
import {
  type Fixture,
  type Market,
  outcomeCell,
  useFixtureState,
  useSelection,
} from '@/entities/game';
import { useCourse } from '@/features/match-course';
import { PickCell } from '@/features/pick-odds';
import { reachedScore, scoreGrid, scoreTint } from '../lib/score-grid';
import { messages } from './messages';
import * as styles from './score-grid.css';

export interface ScoreGridProps {
  fixture: Fixture;
  /** A market on the exact score. */
  market: Market;
  /** Its name, which names the rows. */
  name: string;
  /** The match is being played: the grid starts at the score that is reached. */
  isLive: boolean;
}

interface CellProps extends Pick<ScoreGridProps, 'fixture' | 'market' | 'isLive'> {
  /** The place of the outcome in its market. */
  at: number;
  /** What no axis says is said in the cell. */
  hasLabel?: boolean;
}

function Cell({ fixture, market, isLive, at, hasLabel = false }: CellProps) {
  const { selectionId, title, label } = outcomeCell(fixture, market, at, isLive);
  const tint = scoreTint(useSelection(selectionId)?.odds ?? null);
  return (
    <span className={hasLabel ? styles.Tint[0] : styles.Tint[tint]}>
      <PickCell
        selectionId={selectionId}
        title={title}
        marketStatus={market.status}
        layout={hasLabel ? 'row' : 'compact'}
        isTabStop={false}
        {...(hasLabel && { label })}
      />
    </span>
  );
}

/** Exact scores: the goals of the home side down, those of the away side across, the likeliest tinted. */
export function ScoreGrid({ fixture, market, name, isLive }: ScoreGridProps) {
  const state = useFixtureState(fixture.id);
  const { scores: parts } = useCourse(fixture.id);
  const scores = { total: state?.score ?? null, parts };
  const reached = isLive
    ? reachedScore(market.typeId, fixture.sport, scores)
    : { home: 0, away: 0 };
  const { columns, rows, others } = scoreGrid(market, reached);
  const cell = { fixture, market, isLive };
  return (
    <div
      className={styles.root}
      style={assignInlineVars({ [styles.columns]: String(Math.max(1, columns.length)) })}
    >
      <div aria-hidden="true" className={styles.row}>
        <span />
        {columns.map((away) => (
          <span key={away} className={styles.goals}>
            {away}
          </span>
        ))}
      </div>
      {rows.map(({ home, cells }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
        <div
          key={home}
          role="group"
          aria-label={messages.scoreRow(name, fixture.home, home)}
          className={styles.row}
          data-odds-row=""
        >
          <span aria-hidden="true" className={styles.goals}>
            {home}
          </span>
          {cells.map((at, column) =>
            at === null ? (
              <span key={columns[column]} aria-hidden="true" />
            ) : (
              <Cell key={columns[column]} {...cell} at={at} />
            ),
          )}
        </div>
      ))}
      {others.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
        <div role="group" aria-label={name} className={styles.others} data-odds-row="">
          {others.map((at) => (
            <Cell key={market.outcomes[at]?.id} {...cell} at={at} hasLabel />
          ))}
        </div>
      )}
    </div>
  );
}
