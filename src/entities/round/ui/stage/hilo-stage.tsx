import { type HiLoResult, hiLoName, hiLoOutcome } from '#rules/rounds/hilo.ts';
import { PlayingCard } from './card';
import { deal, type Dealt, turnedOf, verdictOf } from './card-deal';
import { CardHand } from './card-hand';
import { messages } from './card-messages';
import { CardTable } from './card-table';
import type { StageProps } from './stage-props';

type HiLoCard = HiLoResult['card'];

/** The base has lain there since the round before. */
const BEFORE = -2_000;

function verdictIn(result: HiLoResult): string {
  if (result.card === 'joker') return messages.hilo.joker;
  const [selection] = hiLoOutcome(result).won.hilo ?? [];
  if (selection === undefined) return messages.hilo.equal;
  return selection.startsWith('hi') ? messages.hilo.hi : messages.hilo.lo;
}

/** The base card, the new one, and which is higher. */
export function HiLoStage({ result, at }: StageProps<'hilo'>) {
  const base: Dealt<HiLoCard>[] = [deal(result.base, BEFORE)];
  const next: Dealt<HiLoCard>[] = [deal(result.card, 200, 1_000)];
  const isDecided = at >= verdictOf(next);
  const nameOf = (card: HiLoCard) => (card === 'joker' ? '★' : hiLoName(card));
  const handOf = (side: 'left' | 'right', name: string, cards: readonly Dealt<HiLoCard>[]) => (
    <CardHand
      side={side}
      tone="plain"
      name={name}
      cards={cards}
      at={at}
      draw={(card, isShown) => <PlayingCard card={card} isShown={isShown} />}
      total={turnedOf(cards, at).map(nameOf).join('')}
      isWinner={side === 'right' && isDecided}
    />
  );
  return (
    <CardTable
      hands="one"
      left={handOf('left', messages.base, base)}
      right={handOf('right', messages.next, next)}
      verdict={isDecided ? verdictIn(result) : ''}
      caption={messages.result}
      rule={messages.hiloRule}
    />
  );
}
