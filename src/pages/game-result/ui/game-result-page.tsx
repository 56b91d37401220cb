import { Link } from '@tanstack/react-router';
import { Heading } from '@/shared/ui/heading';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { usePageTitle } from '@/shared/routes';
import { messages } from './messages';
import { ResultFilters } from './result-filters';
import { ResultList } from './result-list';
import * as styles from './game-result-page.css';

/** The kinds of results that have pages. */
const kinds = ['/game_result/sports', '/game_result/minigame', '/game_result/virtuals'] as const;

/** Results of matches by day, sport and league, with what became of each market. */
export function GameResultPage() {
  const titleOf = usePageTitle();
  return (
    <div className={styles.root}>
      <Heading level={1}>{messages.title}</Heading>
      <TabNav label={messages.kinds}>
        {kinds.map((to) => (
          <TabLink key={to}>
            <Link to={to} aria-current={to === kinds[0] ? 'page' : undefined}>
              {titleOf(to)}
            </Link>
          </TabLink>
        ))}
      </TabNav>
      <ResultFilters />
      <ResultList />
    </div>
  );
}
