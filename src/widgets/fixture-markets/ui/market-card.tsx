import { isClosed } from '#rules/market-status.ts';
import {
  type Fixture,
  isInPlay,
  type Market,
  offerBasis,
  outcomeCell,
  useFixtureState,
} from '@/entities/game';
import { PickCell } from '@/features/pick-odds';
import type { MarketSection } from '../lib/market-sections';
import * as styles from './market-card.css';

export interface MarketCardProps {
  fixture: Fixture;
  section: MarketSection;
}

interface LineProps {
  fixture: Fixture;
  market: Market;
  name: string;
  isLive: boolean;
}

function MarketLine({ fixture, market, name, isLive }: LineProps) {
  const { outcomes, status } = market;
  const columns = outcomes.length === 2 ? 'two' : 'three';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div role="group" aria-label={name} className={styles.line({ columns })} data-odds-row="">
      {outcomes.map(({ id }, at) => (
        <PickCell
          key={id}
          {...outcomeCell(fixture, market, at, isLive)}
          marketStatus={status}
          layout={columns === 'two' ? 'auto' : 'row'}
          align="start"
          isTabStop={false}
        />
      ))}
    </div>
  );
}

/** All lines of one type of market. */
export function MarketCard({ fixture, section }: MarketCardProps) {
  const { name, overtime, markets } = section;
  const isLive = isInPlay(useFixtureState(fixture.id));
  // Closed lines keep the score of their time; those on offer share one.
  const offered = markets.find(({ status }) => !isClosed(status));
  const basis = offered ? offerBasis(fixture, offered) : null;
  return (
    <section className={styles.root} aria-label={name}>
      <h3 className={styles.head}>
        {name}
        {overtime && <span className={styles.note}>{overtime}</span>}
        {basis && <span className={styles.note}>{basis}</span>}
      </h3>
      {markets.map((market) => (
        <MarketLine key={market.id} fixture={fixture} market={market} name={name} isLive={isLive} />
      ))}
    </section>
  );
}
