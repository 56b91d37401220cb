import { ResultHead } from '@/widgets/result-head';
import * as styles from './game-result-page.css';
import { ResultFilters } from './result-filters';
import { ResultList } from './result-list';
import { ResultRail } from './result-rail';

/** Results of matches by day, sport and league, with what became of each market. */
export function GameResultPage() {
  return (
    <div className={styles.root}>
      <ResultHead current="/game_result/sports" />
      <ResultFilters />
      <div className={styles.body}>
        <ResultRail />
        <ResultList />
      </div>
    </div>
  );
}
