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
import type { ReactNode } from 'react';
import type { MarketSection } from '../lib/market-sections';
import { LineLadder } from './line-ladder';
import * as styles from './market-card.css';
import { messages } from './messages';

export interface MarketCardProps {
  fixture: Fixture;
  section: MarketSection;
  /** The card is one of two side by side: lines stand under one another around this main one, those further away on demand. */
  mainId?: string | null;
  /** At the end of the head: the pin. */
  action?: ReactNode;
  /** Other matches stand beside this one, so that the card is named by its match too. */
  isShared?: boolean;
}

interface LineProps {
  fixture: Fixture;
  market: Market;
  name: string;
  isLive: boolean;
  /** Names above prices, side by side on phones, too: cards are narrow. */
  isNarrow: boolean;
}

function MarketLine({ fixture, market, name, isLive, isNarrow }: LineProps) {
  const { outcomes, status } = market;
  const columns = outcomes.length === 2 ? 'two' : 'three';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div
      role="group"
      aria-label={name}
      className={styles.line({ columns, isNarrow })}
      data-odds-row=""
    >
      {outcomes.map(({ id }, at) => (
        <PickCell
          key={id}
          {...outcomeCell(fixture, market, at, isLive)}
          marketStatus={status}
          layout={isNarrow ? 'stack' : columns === 'two' ? 'auto' : 'row'}
          align={isNarrow ? 'center' : 'start'}
          isTabStop={false}
        />
      ))}
    </div>
  );
}

/** All lines of one type of market. */
export function MarketCard({
  fixture,
  section,
  mainId,
  action,
  isShared = false,
}: MarketCardProps) {
  const { name, overtime, markets } = section;
  const isLive = isInPlay(useFixtureState(fixture.id));
  // Closed lines keep the score of their time; those on offer share one.
  const offered = markets.find(({ status }) => !isClosed(status));
  const basis = offered ? offerBasis(fixture, offered) : null;
  const match = messages.match(fixture.home, fixture.away);
  const label = isShared ? `${match} ${name}` : name;
  const isLadder =
    mainId !== undefined &&
    markets.every(({ line, outcomes }) => line !== null && outcomes.length === 2);
  return (
    <section className={styles.root} aria-label={label}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {name}
          {overtime && <span className={styles.note}>{overtime}</span>}
          {basis && <span className={styles.note}>{basis}</span>}
        </h3>
        {action && <span className={styles.action}>{action}</span>}
      </div>
      {isLadder ? (
        <LineLadder fixture={fixture} section={section} mainId={mainId} isLive={isLive} />
      ) : (
        markets.map((market) => (
          <MarketLine
            key={market.id}
            fixture={fixture}
            market={market}
            name={name}
            isLive={isLive}
            isNarrow={mainId !== undefined}
          />
        ))
      )}
    </section>
  );
}
