import { useUnit } from 'effector-react';
import type { Fixture } from '@/entities/game';
import { mainLine } from '../lib/ladder';
import type { MarketSection } from '../lib/market-sections';
import { cardsOf, SCORER_PIN } from '../lib/scorers';
import { $mainLines } from '../model/markets';
import { MarketCard } from './market-card';
import * as styles from './market-cards.css';
import { messages } from './messages';
import { PinButton } from './pin-button';
import { ScorerGrid } from './scorer-grid';

export interface MarketCardsProps {
  fixture: Fixture;
  sections: readonly MarketSection[];
  /** What the cards are, for assistive technology, where no head above them says so. */
  title?: string;
}

/** Markets side by side where there is room, each to be pinned. */
export function MarketCards({ fixture, sections, title }: MarketCardsProps) {
  const lines = useUnit($mainLines);
  return (
    <>
      {title && <h2 className={styles.title}>{title}</h2>}
      <div className={styles.root}>
        {cardsOf(sections).map((card) =>
          card.kind === 'scorers' ? (
            <div key={SCORER_PIN} className={styles.card}>
              <ScorerGrid
                fixture={fixture}
                sections={card.sections}
                action={<PinButton typeId={SCORER_PIN} name={messages.scorers} />}
              />
            </div>
          ) : (
            <div key={card.section.typeId} className={styles.card}>
              <MarketCard
                fixture={fixture}
                section={card.section}
                mainId={mainLine(lines, fixture.id, card.section.typeId)}
                action={<PinButton typeId={card.section.typeId} name={card.section.name} />}
              />
            </div>
          ),
        )}
      </div>
    </>
  );
}
