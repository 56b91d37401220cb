import { useUnit } from 'effector-react';
import { isVenue } from '#rules/rounds/round.ts';
import { $game, $markets, $tableFailure, tableRetried } from '@/entities/round';
import { loadTexts } from '@/shared/copy';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { FairnessLine } from './fairness-line';
import { GameChips } from './game-chips';
import { LastResults } from './last-results';
import { Markets } from './markets';
import { messages } from './messages';
import { NextEvents } from './next-events';
import { RoadMaps } from './road-maps';
import * as styles from './round-table.css';
import { RulesDrawer } from './rules-drawer';
import { TableStage } from './table-stage';

const skeleton = (
  <div className={styles.parts}>
    <Skeleton shape="box" height={330} />
    <Skeleton shape="box" height={560} />
  </div>
);

/** The table of the game that is shown: its round, what can be bet on, and the results before. */
export function RoundTable() {
  const { game, markets, failure, onRetry } = useUnit({
    game: $game,
    markets: $markets,
    failure: $tableFailure,
    onRetry: tableRetried,
  });
  return (
    <div className={styles.root}>
      <GameChips />
      <QueryView
        data={markets}
        failure={failure}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={skeleton}
        isEmpty={() => false}
        onRetry={onRetry}
      >
        {() => (
          <div className={styles.parts}>
            <TableStage />
            <Markets />
            <RoadMaps />
            <LastResults />
            <FairnessLine />
            {game && isVenue(game) && <NextEvents venue={game} />}
          </div>
        )}
      </QueryView>
      <RulesDrawer />
    </div>
  );
}
