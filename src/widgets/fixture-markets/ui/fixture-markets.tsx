import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import {
  type Detail,
  Flag,
  interruptionText,
  MatchTime,
  StaleBar,
  useFixtureState,
} from '@/entities/game';
import { TeamStar } from '@/features/favourites';
import type { MarketGroup } from '#rules/markets/groups.ts';
import { marketGroupName } from '@/entities/market-dictionary';
import { Chip } from '@/shared/ui/chip';
import { EmptyState } from '@/shared/ui/empty-state';
import { useOddsGrid } from '@/shared/ui/odds-grid';
import { countMarkets, groupCounts, sectionsOf } from '../lib/market-sections';
import { cardsOf, SCORER_PIN } from '../lib/scorers';
import { $areNamesLoaded } from '../model/markets';
import { MarketCard } from './market-card';
import { messages } from './messages';
import { ScorerGrid } from './scorer-grid';
import * as styles from './fixture-markets.css';

export interface FixtureMarketsProps {
  detail: Detail;
  /** The rows belong to the grid around them, which leads the focus. */
  isInGrid?: boolean;
}

/** Every market of a fixture that a domestic slip takes, by kind; each price can be picked. */
export function FixtureMarkets({ detail, isInGrid = false }: FixtureMarketsProps) {
  const [chosen, setChosen] = useState<MarketGroup | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const grid = useOddsGrid(list, { label: messages.title });
  const { fixture, league } = detail;
  // Draws again once more markets can be named.
  useUnit($areNamesLoaded);
  const sections = sectionsOf(fixture, 'domestic');
  const halt = interruptionText(useFixtureState(fixture.id));
  const groups = groupCounts(sections);
  const shown = sections.filter(({ group }) => chosen === null || group === chosen);
  return (
    <div className={styles.root}>
      <StaleBar />
      <div className={styles.head}>
        <Flag country={league.country} />
        <span className={styles.league}>{league.name}</span>
        <MatchTime fixture={fixture} inline />
      </div>
      {halt && <p className={styles.halt}>{halt.text}</p>}
      <div className={styles.teams}>
        <TeamStar id={fixture.homeId} name={fixture.home} />
        <TeamStar id={fixture.awayId} name={fixture.away} />
      </div>
      <fieldset className={styles.chips} aria-label={messages.groups}>
        <Chip
          count={countMarkets(sections)}
          selected={chosen === null}
          onClick={() => setChosen(null)}
        >
          {messages.all}
        </Chip>
        {groups.map(([group, count]) => (
          <Chip
            key={group}
            count={count}
            selected={chosen === group}
            onClick={() => setChosen(group)}
          >
            {marketGroupName(group, fixture.sport)}
          </Chip>
        ))}
      </fieldset>
      {sections.length === 0 && <EmptyState title={messages.none} />}
      {shown.length > 0 && (
        <div ref={list} {...(isInGrid ? {} : grid)} className={styles.markets}>
          {cardsOf(shown).map((card) =>
            card.kind === 'scorers' ? (
              <ScorerGrid key={SCORER_PIN} fixture={fixture} sections={card.sections} />
            ) : (
              <MarketCard key={card.section.typeId} fixture={fixture} section={card.section} />
            ),
          )}
        </div>
      )}
    </div>
  );
}
