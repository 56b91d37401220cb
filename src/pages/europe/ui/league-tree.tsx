import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { Flag, leaguesQuery, SportIcon } from '@/entities/game';
import { loadTexts } from '@/shared/copy';
import { IconChevronDown, IconChevronRight } from '@/shared/icons';
import { sportName } from '@/entities/market-dictionary';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView } from '@/shared/ui/query-view';
import { SearchField } from '@/shared/ui/search-field';
import { leagueSearch } from '../lib/href';
import { type CountryNode, isOpen, type SportNode } from '../lib/tree';
import { $league, retryClicked } from '../model/page';
import { $opened, $query, $tree, nodeToggled, queryChanged, treeClosed } from '../model/tree';
import * as styles from './league-tree.css';
import { messages } from './messages';
import { TreeSkeleton } from './tree-skeleton';

/** Whether a part of the tree is open: everything that was searched is. */
function useNode(key: string) {
  const [opened, query, chosen, onToggle] = useUnit([$opened, $query, $league, nodeToggled]);
  const isSearching = query.trim() !== '';
  return {
    isOpen: isSearching || isOpen(opened, key, chosen?.league ?? null),
    onToggle: () => onToggle(key),
    chosenId: chosen?.league.id,
  };
}

function Country({ node }: { node: CountryNode }) {
  const { isOpen: isShown, onToggle, chosenId } = useNode(node.key);
  const onClose = useUnit(treeClosed);
  const Chevron = isShown ? IconChevronDown : IconChevronRight;
  return (
    <li>
      <button type="button" className={styles.country} aria-expanded={isShown} onClick={onToggle}>
        <Chevron size={14} />
        <Flag country={node.country} />
        <span className={styles.name}>{node.name}</span>
        <span className={styles.count}>{messages.count(node.fixtures)}</span>
      </button>
      {isShown && (
        <ul className={styles.leagues}>
          {node.leagues.map(({ league: { id, name }, fixtures }) => (
            <li key={id}>
              <Link
                to="/europe"
                search={leagueSearch(id)}
                className={styles.league}
                aria-current={id === chosenId ? 'page' : undefined}
                onClick={() => onClose()}
              >
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>{messages.count(fixtures)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Sport({ node }: { node: SportNode }) {
  const { isOpen: isShown, onToggle } = useNode(node.key);
  return (
    <li>
      <button type="button" className={styles.sport} aria-expanded={isShown} onClick={onToggle}>
        <SportIcon sport={node.sport} />
        <span className={styles.name}>{sportName(node.sport)}</span>
        <span className={styles.count}>{messages.count(node.fixtures)}</span>
      </button>
      {isShown && (
        <ul className={styles.list}>
          {node.countries.map((country) => (
            <Country key={country.key} node={country} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Sports, their countries and their leagues, each with the number of its matches; found by name or initials. */
export function LeagueTree() {
  const [tree, query, leagues, failure] = useUnit([
    $tree,
    $query,
    leaguesQuery.$data,
    leaguesQuery.$failure,
  ]);
  const [onQuery, onRetry] = useUnit([queryChanged, retryClicked]);
  return (
    <nav className={styles.root} aria-label={messages.tree}>
      <SearchField
        data-board-search=""
        label={messages.search}
        placeholder={messages.searchHint}
        value={query}
        onValueChange={onQuery}
      />
      <QueryView
        data={leagues === null ? null : tree}
        failure={leagues === null ? failure : null}
        texts={{ ...loadTexts, failed: messages.treeFailed }}
        skeleton={<TreeSkeleton />}
        empty={
          query.trim() === '' ? (
            <EmptyState title={messages.none} />
          ) : (
            <EmptyState title={messages.noLeague} text={messages.noLeagueText} />
          )
        }
        isEmpty={(sports) => sports.length === 0}
        onRetry={onRetry}
      >
        {(sports) => (
          <ul className={styles.list}>
            {sports.map((sport) => (
              <Sport key={sport.key} node={sport} />
            ))}
          </ul>
        )}
      </QueryView>
    </nav>
  );
}
