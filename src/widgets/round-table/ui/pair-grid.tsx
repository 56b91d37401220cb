import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { Venue } from '#rules/rounds/venues.ts';
import {
  marketLabel,
  type OfferedMarket,
  RunnerNumber,
  runnerName,
  selectionLabel,
} from '@/entities/round';
import { $hasRail } from '@/shared/lib/device';
import { type PairCell, type PairMarket, pairCells } from '../lib/races';
import * as frame from './markets.css';
import { messages } from './messages';
import * as styles from './race-markets.css';
import { SelectionCell } from './selection-cell';

const kinds: readonly PairMarket[] = ['quinella', 'exacta'];

interface PairProps {
  venue: Venue;
  market: PairMarket;
  /** How many run. */
  count: number;
  cellOf: (first: number, second: number) => PairCell | null;
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** Each pair where its runners meet: a triangle of pairs in any order, a square of those in order. */
function Grid({ venue, market, count, cellOf }: PairProps) {
  const numbers = numbersTo(count);
  return (
    <div className={styles.grid} style={assignInlineVars({ [styles.count]: String(count) })}>
      {numbers.flatMap((first) =>
        numbers.map((second) => {
          const key = `${first}-${second}`;
          if (first === second)
            return (
              <span key={key} className={styles.number}>
                <RunnerNumber number={first} size={24} />
              </span>
            );
          const cell = market === 'quinella' && first > second ? null : cellOf(first, second);
          if (cell === null) return <span key={key} />;
          const { offer, look } = cell;
          return (
            <SelectionCell
              key={key}
              gameId={venue.id}
              market={market}
              offer={offer}
              label={selectionLabel(venue.id, market, offer.selection)}
              look={look}
            />
          );
        }),
      )}
    </div>
  );
}

/** Two runners are pressed one after the other, then their pair. */
function Taps({ venue, market, count, cellOf }: PairProps) {
  const [tapped, setTapped] = useState<readonly number[]>([]);
  const [first, second] = tapped;
  const cell = first !== undefined && second !== undefined ? cellOf(first, second) : null;
  function tap(number: number) {
    setTapped((known) =>
      known.includes(number)
        ? known.filter((one) => one !== number)
        : [...known.slice(known.length > 1 ? 1 : 0), number],
    );
  }
  return (
    <>
      <div className={styles.taps}>
        {numbersTo(count).map((number) => (
          <button
            key={number}
            type="button"
            className={styles.tap}
            aria-pressed={tapped.includes(number)}
            aria-label={`${number} ${runnerName(venue.id, number)}`}
            onClick={() => tap(number)}
          >
            <RunnerNumber number={number} size={24} />
          </button>
        ))}
      </div>
      <div className={styles.tapped}>
        {cell ? (
          <SelectionCell
            gameId={venue.id}
            market={market}
            offer={cell.offer}
            label={selectionLabel(venue.id, market, cell.offer.selection)}
          />
        ) : (
          messages.pairTap
        )}
      </div>
    </>
  );
}

export interface PairGridProps {
  venue: Venue;
  markets: readonly OfferedMarket[];
  count: number;
}

/** The odds of two runners as the first two, in any order or in theirs. */
export function PairGrid({ venue, markets, count }: PairGridProps) {
  const hasRail = useUnit($hasRail);
  const [market, setMarket] = useState<PairMarket>('quinella');
  const cellOf = pairCells(markets, market);
  const payback = cellOf(1, 2)?.offer.payback;
  const Pairs = hasRail ? Grid : Taps;
  return (
    <section className={frame.card} aria-label={messages.pairs}>
      <div className={frame.cardHead}>
        <fieldset className={styles.segment} aria-label={messages.pairs}>
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              className={styles.option}
              aria-pressed={kind === market}
              onClick={() => setMarket(kind)}
            >
              {marketLabel(venue.id, kind)}
            </button>
          ))}
        </fieldset>
        {payback !== undefined && (
          <span className={`${frame.hint} ${frame.cardEnd}`}>
            {messages.payback(String(Math.round(payback / 100)))}
          </span>
        )}
      </div>
      <Pairs key={market} venue={venue} market={market} count={count} cellOf={cellOf} />
      <p className={styles.text}>
        {messages.pairTexts[market]} {hasRail && messages.pairNote}
      </p>
    </section>
  );
}
