import { useUnit } from 'effector-react';
import type { Detail } from '@/entities/game';
import { Stack } from '@/shared/ui/stack';
import type { FixtureMode } from '#rules/slip-mode.ts';
import { mainLine } from '../lib/ladder';
import { type MarketSection, sectionsOf } from '../lib/market-sections';
import { $mainLines } from '../model/markets';
import { MarketCard } from './market-card';
import * as styles from './main-markets.css';
import { messages } from './messages';

export interface MainMarketsProps {
  detail: Detail;
  /** How many types of market are shown at most. */
  count: number;
  /** The slip that the prices go to. */
  mode?: FixtureMode;
}

/** A type of market with its main line alone, where it has lines. */
function atMainLine(section: MarketSection, mainId: string | null): MarketSection {
  const main = section.markets.filter(({ id }) => id === mainId);
  return main.length === 0 ? section : { ...section, markets: main };
}

/** The first markets of a match at their main lines, where several matches share the page. */
export function MainMarkets({ detail, count, mode = 'inplay' }: MainMarketsProps) {
  const lines = useUnit($mainLines);
  const { fixture } = detail;
  const sections = sectionsOf(fixture, mode).slice(0, count);
  if (sections.length === 0) return <p className={styles.none}>{messages.none}</p>;
  return (
    <Stack gap="2">
      {sections.map((section) => {
        const { typeId } = section;
        const mainId = mainLine(lines, { fixtureId: fixture.id, typeId, mode });
        return (
          <MarketCard
            key={typeId}
            fixture={fixture}
            section={atMainLine(section, mainId)}
            mainId={mainId}
            isShared
          />
        );
      })}
    </Stack>
  );
}
