import { useState } from 'react';
import { BACCARAT_ODDS, baccaratReturn } from '#rules/casino/baccarat.ts';
import { payCasino } from '#rules/casino/play.ts';
import {
  BACCARAT_BETS,
  type BaccaratBet,
  type CasinoBet,
  type PlayedRound,
} from '#rules/casino/types.ts';
import { baccaratTotal } from '#rules/rounds/baccarat.ts';
import type { Card } from '#rules/rounds/cards.ts';
import { type Currency, formatMoney, formatOdds } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { TableControls } from '../bets/table-controls.tsx';
import { type Table, useTable } from '../bets/use-table.ts';
import type { Play } from '../play/use-play.ts';
import { Note, Pairs } from '../ui/drawer.tsx';
import { Frame } from '../ui/frame.tsx';
import * as frame from '../ui/frame.css';
import { percentText } from '../ui/limits.ts';
import { cardText } from '../ui/result-messages.ts';
import { ResultLine } from '../ui/result-line.tsx';
import * as styles from './baccarat.css';
import { PlayingCard } from './card.tsx';
import { cardCount, dealt, type Hands } from './deal.ts';
import { baccaratMessages, betNames } from './messages.ts';
import { useDeal } from './use-deal.ts';

/** In the order of the table, from the player's side to the banker's. */
const ORDER = ['player', 'tie', 'banker', 'p-pair', 'b-pair'] as const;
const NO_CARDS: Hands = { player: [], banker: [] };

function handsOf(round: PlayedRound | null): Hands {
  return round?.result.game === 'baccarat' ? round.result : NO_CARDS;
}

function isBaccaratBet(bet: CasinoBet): bet is BaccaratBet {
  return BACCARAT_BETS.some((kind) => kind === bet.kind);
}

const oddsText = (kind: BaccaratBet['kind']): string => formatOdds(BACCARAT_ODDS[kind]);

type Side = 'player' | 'banker';

function winnerOf({ player, banker }: Hands): Side | 'tie' {
  const ahead = baccaratTotal(player) - baccaratTotal(banker);
  if (ahead === 0) return 'tie';
  return ahead > 0 ? 'player' : 'banker';
}

/** Baccarat with five bets. */
export function BaccaratGame({ play }: { play: Play }) {
  const { opened, state } = play;
  const table = useTable(play, isBaccaratBet);
  const [isSkipping, setSkipping] = useState(false);
  const hands = handsOf(state.shown);
  const count = useDeal({
    id: state.shown?.id ?? null,
    count: cardCount(hands),
    isDealing: state.phase === 'showing',
    isSkipping,
    onDealt: play.finish,
  });
  return (
    <Frame
      play={play}
      isSkipping={isSkipping}
      onSkip={setSkipping}
      stage={
        <>
          <HandsTable hands={dealt(hands, count)} />
          <BetCells table={table} currency={opened.currency} />
          <ResultLine
            play={play}
            outcome={state.shown && <BaccaratOutcome round={state.shown} />}
          />
          <Beads rounds={state.rounds} />
        </>
      }
      controls={<TableControls play={play} table={table} start={baccaratMessages.start} />}
      tabs={[{ id: 'pays', name: baccaratMessages.pays, content: <PayTable /> }]}
      rules={baccaratMessages.rules}
    />
  );
}

/** The cards of both sides with what they count. */
export function HandsTable({ hands }: { hands: Hands }) {
  return (
    <div className={styles.table} data-theme="celadon">
      <Hand side="player" hand={hands.player} />
      <Hand side="banker" hand={hands.banker} />
    </div>
  );
}

function Hand({ side, hand }: { side: Side; hand: readonly Card[] }) {
  const name = betNames[side];
  const total = baccaratTotal(hand);
  const text =
    hand.length > 0
      ? baccaratMessages.hand(name, hand.map(cardText).join(', '), total)
      : baccaratMessages.noCards(name);
  return (
    <div className={styles.side}>
      <p className={styles.head}>
        {name}
        {hand.length > 0 && (
          <span className={styles.total} data-side={side}>
            {total}
          </span>
        )}
      </p>
      <div className={styles.cards} role="img" aria-label={text}>
        {hand.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place: eight decks have each card eight times
          <PlayingCard key={at} card={card} isAcross={at === 2} />
        ))}
      </div>
    </div>
  );
}

function BetCells({ table, currency }: { table: Table<BaccaratBet>; currency: Currency }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in all browsers
    <div className={styles.bets} role="group" aria-label={baccaratMessages.bets}>
      {ORDER.map((kind) => {
        const amount = table.laid.find((bet) => bet.kind === kind)?.amount ?? 0;
        return (
          <button
            key={kind}
            type="button"
            className={styles.bet}
            data-laid={amount > 0}
            data-pair={kind.endsWith('pair')}
            onClick={() => table.lay({ kind, amount: table.chip })}
          >
            <span>{betNames[kind]}</span>{' '}
            <span className={styles.betOdds}>{baccaratMessages.odds(oddsText(kind))}</span>{' '}
            <span className={styles.betAmount}>
              {amount > 0 && (
                <>
                  <VisuallyHidden>{baccaratMessages.laid}</VisuallyHidden>{' '}
                  {formatMoney(amount, currency)}
                </>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Who has won, and which bets. */
export function BaccaratOutcome({ round }: { round: PlayedRound }) {
  const hands = handsOf(round);
  const winner = winnerOf(hands);
  const paid = payCasino(round.result, round.bets);
  const hits = round.bets
    .filter(isBaccaratBet)
    .filter((_, at) => (paid[at]?.pays ?? 0) > 0 && !paid[at]?.isVoid)
    .map(({ kind }) => betNames[kind]);
  const isVoid = paid.some((bet) => bet.isVoid);
  const score = baccaratMessages.score(baccaratTotal(hands.player), baccaratTotal(hands.banker));
  return (
    <>
      <b className={frame.strong}>
        {baccaratMessages.wins[winner]} {score}
      </b>
      {isVoid && <span>{baccaratMessages.void}</span>}
      <span>
        {hits.length > 0 ? baccaratMessages.hits(hits.join(', ')) : baccaratMessages.noHits}
      </span>
    </>
  );
}

function Beads({ rounds }: { rounds: readonly PlayedRound[] }) {
  return (
    <ol className={styles.beads} aria-label={baccaratMessages.last}>
      {rounds.map((round) => {
        const won = winnerOf(handsOf(round));
        return (
          <li key={round.id} className={styles.bead} data-won={won}>
            {baccaratMessages.beads[won]}
          </li>
        );
      })}
    </ol>
  );
}

function PayTable() {
  const returns = baccaratReturn();
  return (
    <>
      <Pairs
        rows={ORDER.map((kind) => [
          betNames[kind],
          baccaratMessages.payRow(oddsText(kind), percentText(returns[kind])),
        ])}
      />
      <Note>{baccaratMessages.lastNote}</Note>
    </>
  );
}
