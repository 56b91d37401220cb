import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { Fixture } from '@/entities/game';
import { IconChevronDown, IconChevronUp } from '@/shared/icons';
import { marketGroupName } from '@/entities/market-dictionary';
import type { MarketGroup } from '#rules/markets/groups.ts';
import { groupCounts, type MarketSection, pinnedSections } from '../lib/market-sections';
import { $folds, $pins, groupFolded, isGroupFolded } from '../model/view';
import { MarketCards } from './market-cards';
import * as styles from './market-groups.css';
import { messages } from './messages';

export interface MarketGroupsProps {
  fixture: Fixture;
  sections: readonly MarketSection[];
  /** The one group that is shown, unfolded; all of them under the pinned markets with null. */
  chosen: MarketGroup | null;
}

interface GroupProps {
  name: string;
  count: number;
  isFolded: boolean;
  onFold: () => void;
  children: ReactNode;
}

/** What is folded away is not drawn: a fixture has up to 120 markets. */
function Group({ name, count, isFolded, onFold, children }: GroupProps) {
  const Chevron = isFolded ? IconChevronDown : IconChevronUp;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div role="group" className={styles.group} aria-label={name}>
      <h2 className={styles.head}>
        <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={onFold}>
          {name}
          <span className={styles.count}>{messages.count(count)}</span>
          <span className={styles.chevron}>
            <Chevron size={16} />
          </span>
        </button>
      </h2>
      {!isFolded && children}
    </div>
  );
}

/** The markets of a fixture by group; pinned ones first, and nowhere else. */
export function MarketGroups({ fixture, sections, chosen }: MarketGroupsProps) {
  const [pins, folds, onFold] = useUnit([$pins, $folds, groupFolded]);
  if (chosen !== null)
    return (
      <MarketCards
        fixture={fixture}
        sections={sections.filter(({ group }) => group === chosen)}
        title={marketGroupName(chosen, fixture.sport)}
      />
    );
  const pinned = pinnedSections(sections, pins);
  const rest = sections.filter((section) => !pinned.includes(section));
  return (
    <>
      {pinned.length > 0 && (
        <section className={styles.group} aria-label={messages.pinned}>
          <h2 className={styles.pinned}>{messages.pinned}</h2>
          <MarketCards fixture={fixture} sections={pinned} />
        </section>
      )}
      {groupCounts(rest).map(([group, count]) => (
        <Group
          key={group}
          name={marketGroupName(group, fixture.sport)}
          count={count}
          isFolded={isGroupFolded(folds, group)}
          onFold={() => onFold(group)}
        >
          <MarketCards fixture={fixture} sections={rest.filter((one) => one.group === group)} />
        </Group>
      ))}
    </>
  );
}
