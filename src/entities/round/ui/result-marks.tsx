import type { ReactNode } from 'react';
import { baccaratTotal } from '#rules/rounds/baccarat.ts';
import { blackjackTotal } from '#rules/rounds/blackjack.ts';
import { type Card, isRed } from '#rules/rounds/cards.ts';
import { hiLoName } from '#rules/rounds/hilo.ts';
import type { GameResult } from '#rules/rounds/round.ts';
import type { VirtualCard } from '#rules/rounds/virtual.ts';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { ballToneOf } from '../lib/ball-tone';
import { type Dot, dotOf, resultDots } from '../lib/dots';
import { tableOf } from '../lib/labels';
import { letters, resultMessages } from '../lib/messages';
import { resultText } from '../lib/result-text';
import * as styles from './result-marks.css';
import { suitPath } from './stage/card-art';

type Size = 'sm' | 'md' | 'lg';

const ballTones = {
  yellow: 'yellow',
  blue: 'blueBall',
  red: 'redBall',
  green: 'greenBall',
} as const;

function Bead({ text, tone }: Omit<Dot, 'pairs' | 'tone'> & { tone: Dot['tone'] | 'black' }) {
  return <span className={styles.circle({ tone })}>{text}</span>;
}

function CardChip({ card, isBase = false }: { card: Card; isBase?: boolean }) {
  return (
    <span className={styles.paper({ ink: isRed(card) ? 'red' : 'black', isBase })}>
      {hiLoName(card)}
      <svg viewBox="0 0 24 24" className={styles.suit} aria-hidden="true">
        <path d={suitPath(card)} />
      </svg>
    </span>
  );
}

interface Side {
  cards: readonly Card[];
  total: number;
  /** Its colour when it won, in one with the other when neither did. */
  tone: Dot['tone'];
}

/** Two hands with their totals between them: of who won, in its colour. */
function Hands({ sides: [one, other], winner }: { sides: [Side, Side]; winner: Dot['tone'] }) {
  const toneOf = ({ tone }: Side) =>
    winner === 'green' ? 'green' : tone === winner ? tone : 'neutral';
  const cardsOf = ({ cards }: Side) =>
    cards.map((card, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a card stays where it was dealt, and two may be alike.
      <CardChip key={at} card={card} />
    ));
  return (
    <>
      {cardsOf(one)}
      <Bead text={String(one.total)} tone={toneOf(one)} />
      <Bead text={String(other.total)} tone={toneOf(other)} />
      {cardsOf(other)}
    </>
  );
}

function Balls({ balls, powerball }: Extract<GameResult, { family: 'powerball' }>) {
  return (
    <>
      {balls.map((ball) => (
        <span key={ball} className={styles.circle({ tone: ballTones[ballToneOf(ball)] })}>
          {ball}
        </span>
      ))}
      <span className={styles.circle({ tone: 'power' })}>{powerball}</span>
    </>
  );
}

function Dice({ dice }: { dice: readonly number[] }) {
  return (
    <>
      {dice.map((die, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dice stay in the order in which they were thrown.
        <span key={at} className={styles.paper({ ink: die === 1 ? 'red' : 'black' })}>
          {die}
        </span>
      ))}
      <Words>{dice.reduce((sum, die) => sum + die, 0)}</Words>
    </>
  );
}

function Months({ result }: { result: Extract<GameResult, { family: 'gostop' }> }) {
  return (['go', 'stop'] as const).map((side) => (
    <span key={side} className={styles.side}>
      <Bead text={letters[side] ?? ''} tone={side === 'go' ? 'blue' : 'red'} />
      <Words>{resultMessages.month(result[side].month)}</Words>
    </span>
  ));
}

function Words({ children }: { children: ReactNode }) {
  return <span className={styles.words}>{children}</span>;
}

function numberMarks(gameId: number, result: Extract<GameResult, { family: 'number' }>) {
  const { number, hidden } = result;
  const { tone } = dotOf(result, tableOf(gameId) === 'onering' ? 'zone' : 'oe');
  return (
    <>
      <Bead text={String(number)} tone={tone} />
      {hidden && <Bead {...dotOf(result, 'hidden')} />}
    </>
  );
}

function marksOf(gameId: number, result: GameResult, size: Size): ReactNode {
  const dot = resultDots(result);
  switch (result.family) {
    case 'powerball':
      return <Balls {...result} />;
    case 'ladder':
      return ['start', 'line', 'oe'].map((market) => (
        <Bead key={market} {...dotOf(result, market)} />
      ));
    case 'baccarat':
      return (
        <Hands
          winner={dot.tone}
          sides={[
            { cards: result.player, total: baccaratTotal(result.player), tone: 'blue' },
            { cards: result.banker, total: baccaratTotal(result.banker), tone: 'red' },
          ]}
        />
      );
    case 'blackjack':
      return (
        <Hands
          winner={dot.tone}
          sides={[
            { cards: result.player, total: blackjackTotal(result.player), tone: 'blue' },
            { cards: result.dealer, total: blackjackTotal(result.dealer), tone: 'red' },
          ]}
        />
      );
    case 'dragontiger':
      return (
        <>
          <CardChip card={result.dragon} />
          <Bead {...dot} />
          <CardChip card={result.tiger} />
        </>
      );
    case 'dice':
      return (
        <>
          <Dice dice={result.dice} />
          <Bead {...dot} />
        </>
      );
    case 'roulette':
      return <Bead text={dot.text} tone={dot.tone === 'neutral' ? 'black' : dot.tone} />;
    case 'hilo':
      return (
        <>
          <CardChip card={result.base} isBase />
          {result.card !== 'joker' && <CardChip card={result.card} />}
          <Bead {...dot} />
        </>
      );
    case 'number':
      return numberMarks(gameId, result);
    case 'gostop':
      return <Months result={result} />;
    case 'soccer':
    case 'basketball': {
      const { home, away } = result.family === 'soccer' ? result.goals : result.final;
      return (
        <>
          <Words>{`${home} : ${away}`}</Words>
          <Bead {...dot} />
        </>
      );
    }
    case 'horse':
    case 'dog':
      return result.order.slice(0, size === 'lg' ? undefined : 3).map((number) => (
        <span key={number} className={styles.runner({ number: String(number) })}>
          {number}
        </span>
      ));
  }
}

export interface ResultMarksProps {
  gameId: number;
  result: GameResult;
  /** Of a virtual event: names its teams for screen readers. */
  card?: VirtualCard;
  /** Of a race, all who ran only where it is large. */
  size?: Size;
}

/** A result as a list shows it: balls, cards, dice, numbers; in words for screen readers. */
export function ResultMarks({ gameId, result, card, size = 'md' }: ResultMarksProps) {
  return (
    <span className={styles.root({ size })}>
      <span className={styles.marks} aria-hidden="true">
        {marksOf(gameId, result, size)}
      </span>
      <VisuallyHidden>{resultText(gameId, result, card)}</VisuallyHidden>
    </span>
  );
}
