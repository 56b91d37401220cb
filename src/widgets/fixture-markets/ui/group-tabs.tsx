import { marketGroupName } from '@/entities/market-dictionary';
import { Chip } from '@/shared/ui/chip';
import type { MarketGroup } from '#rules/markets/groups.ts';
import type { SportKey } from '#rules/sport-keys.ts';
import { groupCounts, type MarketSection } from '../lib/market-sections';
import * as styles from './group-tabs.css';
import { messages } from './messages';

export interface GroupTabsProps {
  sections: readonly MarketSection[];
  sport: SportKey;
  /** The group that is shown; all of them with null. */
  chosen: MarketGroup | null;
  onChoose: (group: MarketGroup | null) => void;
}

/** The groups that a fixture has markets in, in one line that scrolls. */
export function GroupTabs({ sections, sport, chosen, onChoose }: GroupTabsProps) {
  const groups = groupCounts(sections);
  const total = groups.reduce((sum, [, count]) => sum + count, 0);
  return (
    <fieldset className={styles.root} aria-label={messages.groups}>
      <Chip count={total} selected={chosen === null} onClick={() => onChoose(null)}>
        {messages.all}
      </Chip>
      {groups.map(([group, count]) => (
        <Chip key={group} count={count} selected={chosen === group} onClick={() => onChoose(group)}>
          {marketGroupName(group, sport)}
        </Chip>
      ))}
    </fieldset>
  );
}
