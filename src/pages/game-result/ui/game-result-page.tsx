import { ResultHead } from '@/widgets/result-head';
import { ResultFilters } from './result-filters';
import { ResultList } from './result-list';
import * as styles from './game-result-page.css';

/** Results of matches by day, sport and league, with what became of each market. */
export function GameResultPage() {
  return (
    <div className={styles.root}>
      <ResultHead current="/game_result/sports" />
      <ResultFilters />
      <ResultList />
    </div>
  );
}
