import { useUnit } from 'effector-react';
import type { Fixture } from '@/entities/game';
import type { FixtureMode } from '#rules/slip-mode.ts';
import { cardPlaces } from '../lib/card-layout';
import { mainLine, type MainLines } from '../lib/ladder';
import type { MarketSection } from '../lib/market-sections';
import { type Card, cardsOf, SCORER_PIN } from '../lib/scorers';
import { $mainLines } from '../model/markets';
import { MarketCard } from './market-card';
import * as styles from './market-cards.css';
import { messages } from './messages';
import { PinButton } from './pin-button';
import { ScorerGrid } from './scorer-grid';

export interface MarketCardsProps {
  fixture: Fixture;
  sections: readonly MarketSection[];
  /** The slip that the prices go to: its main lines are those that it admits. */
  mode?: FixtureMode;
  /** What the cards are, for assistive technology, where no head above them says so. */
  title?: string;
}

interface OneProps extends Required<Pick<MarketCardsProps, 'fixture' | 'mode'>> {
  card: Card;
  lines: MainLines;
}

function One({ card, fixture, mode, lines }: OneProps) {
  if (card.kind === 'scorers')
    return (
      <ScorerGrid
        fixture={fixture}
        sections={card.sections}
        action={<PinButton typeId={SCORER_PIN} name={messages.scorers} />}
      />
    );
  const { typeId, name } = card.section;
  return (
    <MarketCard
      fixture={fixture}
      section={card.section}
      mainId={mainLine(lines, { fixtureId: fixture.id, typeId, mode })}
      action={<PinButton typeId={typeId} name={name} />}
    />
  );
}

/** Markets side by side where there is room, small ones in threes, each to be pinned. */
export function MarketCards({ fixture, sections, mode = 'european', title }: MarketCardsProps) {
  const lines = useUnit($mainLines);
  const cards = cardsOf(sections);
  const places = cardPlaces(cards);
  return (
    <>
      {title && <h2 className={styles.title}>{title}</h2>}
      <div className={styles.root}>
        {cards.map((card, at) => (
          <div
            key={card.kind === 'scorers' ? SCORER_PIN : card.section.typeId}
            className={styles.card({ place: places[at] ?? 'half' })}
          >
            <One card={card} fixture={fixture} mode={mode} lines={lines} />
          </div>
        ))}
      </div>
    </>
  );
}
