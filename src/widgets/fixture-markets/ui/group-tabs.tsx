import { marketGroupName } from '@/entities/market-dictionary';
import type { MarketGroup } from '#rules/markets/groups.ts';
import type { SportKey } from '#rules/sport-keys.ts';
import { firstTab, type GroupTab } from '../lib/featured';
import { countMarkets, groupCounts, type MarketSection } from '../lib/market-sections';
import * as styles from './group-tabs.css';
import { messages } from './messages';

export interface GroupTabsProps {
  sections: readonly MarketSection[];
  sport: SportKey;
  /** What is shown; null while it is none of them, but what was searched for. */
  chosen: GroupTab | null;
  onChoose: (tab: GroupTab) => void;
}

interface TabProps {
  name: string;
  count?: number;
  isChosen: boolean;
  onChoose: () => void;
}

function Tab({ name, count, isChosen, onChoose }: TabProps) {
  return (
    <button type="button" className={styles.tab} aria-pressed={isChosen} onClick={onChoose}>
      {name}
      {count !== undefined && <span className={styles.count}>{messages.count(count)}</span>}
    </button>
  );
}

/** The groups that a fixture has markets in, the best known first and all at the end, in one line that scrolls. */
export function GroupTabs({ sections, sport, chosen, onChoose }: GroupTabsProps) {
  const groups = groupCounts(sections).map(([group]) => group);
  const first: MarketGroup[] = firstTab(sections) === 'main' ? ['main'] : [];
  return (
    <fieldset className={styles.root} aria-label={messages.groups}>
      {[...first, ...groups.filter((group) => group !== 'main')].map((group) => (
        <Tab
          key={group}
          name={marketGroupName(group, sport)}
          isChosen={chosen === group}
          onChoose={() => onChoose(group)}
        />
      ))}
      <Tab
        name={messages.all}
        count={countMarkets(sections)}
        isChosen={chosen === 'all'}
        onChoose={() => onChoose('all')}
      />
    </fieldset>
  );
}
