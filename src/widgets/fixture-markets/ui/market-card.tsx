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
import { isResting } from '../lib/lock-reason';
import type { MarketSection } from '../lib/market-sections';
import { isScoreGrid } from '../lib/score-grid';
import { LineLadder } from './line-ladder';
import { LockWord } from './lock-word';
import * as styles from './market-card.css';
import { messages } from './messages';
import { ScoreGrid } from './score-grid';

export interface MarketCardProps {
  fixture: Fixture;
  section: MarketSection;
  /** The card is one of two side by side: lines are under one another around this main one, those further away on demand. */
  mainId?: string | null;
  /** At the end of the head: the pin. */
  action?: ReactNode;
  /** Other matches are beside this one, so that the card is named by its match too. */
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

type BodyProps = Pick<MarketCardProps, 'fixture' | 'section' | 'mainId'> & { isLive: boolean };

/** The prices as their market is best read: lines as a ladder, exact scores as a grid, all others in lines. */
function Body({ fixture, section, mainId, isLive }: BodyProps) {
  const { name, typeId, markets } = section;
  const isLadder =
    mainId !== undefined &&
    markets.every(({ line, outcomes }) => line !== null && outcomes.length === 2);
  if (isLadder)
    return <LineLadder fixture={fixture} section={section} mainId={mainId} isLive={isLive} />;
  if (isScoreGrid(typeId, fixture.sport))
    return markets.map((market) => (
      <ScoreGrid key={market.id} fixture={fixture} market={market} name={name} isLive={isLive} />
    ));
  return markets.map((market) => (
    <MarketLine
      key={market.id}
      fixture={fixture}
      market={market}
      name={name}
      isLive={isLive}
      isNarrow={mainId !== undefined}
    />
  ));
}

/** All lines of one type of market. */
export function MarketCard({
  fixture,
  section,
  mainId,
  action,
  isShared = false,
}: MarketCardProps) {
  const { name, overtime, typeId, markets } = section;
  const isLive = isInPlay(useFixtureState(fixture.id));
  // Closed lines keep the score of their time; those on offer share one.
  const offered = markets.find(({ status }) => !isClosed(status));
  const basis = offered ? offerBasis(fixture, offered) : null;
  const match = messages.match(fixture.home, fixture.away);
  const label = isShared ? `${match} ${name}` : name;
  const axes = isScoreGrid(typeId, fixture.sport)
    ? messages.scoreAxes(fixture.home, fixture.away)
    : null;
  return (
    <section className={styles.root} aria-label={label}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {name}
          {overtime && <span className={styles.note}>{overtime}</span>}
          {basis && <span className={styles.note}>{basis}</span>}
          {axes && <span className={styles.note}>{axes}</span>}
        </h3>
        {isResting(markets) && <LockWord fixtureId={fixture.id} />}
        {action && <span className={styles.action}>{action}</span>}
      </div>
      <Body fixture={fixture} section={section} mainId={mainId} isLive={isLive} />
    </section>
  );
}
