import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import type { Dto } from '#contract/types.gen.ts';
import { $leagues as $knownLeagues, Flag, leaguesQuery, SportIcon } from '@/entities/game';
import { loadTexts } from '@/shared/copy';
import { IconChevronDown, IconChevronRight, IconStar } from '@/shared/icons';
import { sportName } from '@/entities/market-dictionary';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView } from '@/shared/ui/query-view';
import { SearchField } from '@/shared/ui/search-field';
import { leagueSearch } from '../lib/href';
import { type CountryNode, isOpen, restKey, shownCountries, type SportNode } from '../lib/tree';
import {
  $chosen,
  $opened,
  $ownLeagues,
  $query,
  $tree,
  nodeToggled,
  queryChanged,
  treeClosed,
  treeRetried,
} from '../model';
import * as styles from './league-tree.css';
import { messages } from './messages';
import { TreeSkeleton } from './tree-skeleton';

/** Whether a part of the tree is open: everything that was searched is. */
function useNode(key: string) {
  const [opened, query, chosen, onToggle] = useUnit([$opened, $query, $chosen, nodeToggled]);
  const isSearching = query.trim() !== '';
  return {
    isOpen: isSearching || isOpen(opened, key, chosen),
    onToggle: () => onToggle(key),
  };
}

function LeagueItem({ count, isOwn = false }: { count: Dto<'LeagueCount'>; isOwn?: boolean }) {
  const [chosen, onClose] = useUnit([$chosen, treeClosed]);
  const { league, fixtures } = count;
  return (
    <li>
      <Link
        to="/europe"
        search={leagueSearch(league.id)}
        className={styles.league}
        aria-current={league.id === chosen?.id ? 'page' : undefined}
        onClick={() => onClose()}
      >
        {isOwn && (
          <span className={styles.star}>
            <IconStar size={14} fill="currentColor" />
          </span>
        )}
        <span className={styles.name}>{league.name}</span>
        <span className={styles.count}>{messages.count(fixtures)}</span>
      </Link>
    </li>
  );
}

function Country({ node }: { node: CountryNode }) {
  const { isOpen: isShown, onToggle } = useNode(node.key);
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
          {node.leagues.map((count) => (
            <LeagueItem key={count.league.id} count={count} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The countries of a sport that is open: the first of them, and the rest when it is opened. */
function Countries({ node }: { node: SportNode }) {
  const chosen = useUnit($chosen);
  const { isOpen: areAll, onToggle } = useNode(restKey(node));
  const shown = shownCountries(node, chosen, areAll);
  const more = node.countries.length - shown.length;
  return (
    <ul>
      {shown.map((country) => (
        <Country key={country.key} node={country} />
      ))}
      {more > 0 && (
        <li>
          <button type="button" className={styles.more} onClick={onToggle}>
            {messages.moreCountries(more)}
          </button>
        </li>
      )}
    </ul>
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
      {isShown && <Countries node={node} />}
    </li>
  );
}

/** The member's own leagues, at the foot of the tree. */
function OwnLeagues() {
  const leagues = useUnit($ownLeagues);
  if (leagues.length === 0) return null;
  return (
    <ul className={styles.own} aria-label={messages.ownLeagues}>
      {leagues.map((count) => (
        <LeagueItem key={count.league.id} count={count} isOwn />
      ))}
    </ul>
  );
}

/** Sports, their countries and their leagues, each with the number of its matches; found by name or initials. */
export function LeagueTree() {
  const [tree, query, leagues, failure] = useUnit([
    $tree,
    $query,
    $knownLeagues,
    leaguesQuery.$failure,
  ]);
  const [onQuery, onRetry] = useUnit([queryChanged, treeRetried]);
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
          <>
            <ul>
              {sports.map((sport) => (
                <Sport key={sport.key} node={sport} />
              ))}
            </ul>
            {query.trim() === '' && <OwnLeagues />}
          </>
        )}
      </QueryView>
    </nav>
  );
}
