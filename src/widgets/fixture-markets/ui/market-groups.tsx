import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { Fixture } from '@/entities/game';
import { IconChevronDown, IconChevronUp } from '@/shared/icons';
import { marketGroupName } from '@/entities/market-dictionary';
import type { MarketGroup } from '#rules/markets/groups.ts';
import type { FixtureMode } from '#rules/slip-mode.ts';
import { isFeatured } from '../lib/featured';
import { groupCounts, type MarketSection, pinnedSections } from '../lib/market-sections';
import { $folds, $pins, groupFolded, isGroupFolded } from '../model/view';
import { MarketCards } from './market-cards';
import * as styles from './market-groups.css';
import { messages } from './messages';

export interface MarketGroupsProps {
  fixture: Fixture;
  sections: readonly MarketSection[];
  /** The slip that the prices go to. */
  mode?: FixtureMode;
  /**
   * The one group that is shown, unfolded; with `main` the winners and the best known of the others, with null all groups, both
   * under the pinned markets.
   */
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
export function MarketGroups({ fixture, sections, mode = 'european', chosen }: MarketGroupsProps) {
  const [pins, folds, onFold] = useUnit([$pins, $folds, groupFolded]);
  const { sport } = fixture;
  if (chosen !== null && chosen !== 'main')
    return (
      <MarketCards
        fixture={fixture}
        sections={sections.filter(({ group }) => group === chosen)}
        mode={mode}
        title={marketGroupName(chosen, sport)}
      />
    );
  const pinned = pinnedSections(sections, pins);
  const rest = sections.filter((section) => !pinned.includes(section));
  const featured = chosen === 'main' ? rest.filter(isFeatured) : [];
  return (
    <>
      {pinned.length > 0 && (
        <section className={styles.group} aria-label={messages.pinned}>
          <h2 className={styles.pinned}>{messages.pinned}</h2>
          <MarketCards fixture={fixture} sections={pinned} mode={mode} />
        </section>
      )}
      {featured.length > 0 && (
        <MarketCards
          fixture={fixture}
          sections={featured}
          mode={mode}
          title={marketGroupName('main', sport)}
        />
      )}
      {groupCounts(chosen === null ? rest : []).map(([group, count]) => (
        <Group
          key={group}
          name={marketGroupName(group, sport)}
          count={count}
          isFolded={isGroupFolded(folds, group)}
          onFold={() => onFold(group)}
        >
          <MarketCards
            fixture={fixture}
            sections={rest.filter((one) => one.group === group)}
            mode={mode}
          />
        </Group>
      ))}
    </>
  );
}
