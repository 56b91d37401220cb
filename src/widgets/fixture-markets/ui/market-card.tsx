import { type Fixture, type Market, outcomeCell } from '@/entities/game';
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
}

function MarketLine({ fixture, market, name }: LineProps) {
  const { outcomes, status } = market;
  const columns = outcomes.length === 2 ? 'two' : 'three';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div role="group" aria-label={name} className={styles.line({ columns })} data-odds-row="">
      {outcomes.map(({ id }, at) => (
        <PickCell
          key={id}
          {...outcomeCell(fixture, market, at)}
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
  return (
    <section className={styles.root} aria-label={name}>
      <h3 className={styles.head}>
        {name}
        {overtime && <span className={styles.note}>{overtime}</span>}
      </h3>
      {markets.map((market) => (
        <MarketLine key={market.id} fixture={fixture} market={market} name={name} />
      ))}
    </section>
  );
}
