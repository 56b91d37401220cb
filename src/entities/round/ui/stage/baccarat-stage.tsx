import {
  baccaratOutcome,
  type BaccaratResult,
  baccaratTotal,
  bankerDraws,
} from '#rules/rounds/baccarat.ts';
import type { Card } from '#rules/rounds/cards.ts';
import { PlayingCard } from './card';
import { deal, type Dealt, turnedOf, verdictOf } from './card-deal';
import { CardHand } from './card-hand';
import { messages } from './card-messages';
import { CardTable } from './card-table';
import type { StageProps } from './stage-props';

const FIRST = 200;
const BEAT = 700;
/** A third card waits until its rule has been read. */
const THIRD = 1_500;
/** How long a part of the rule is shown before the next. */
const READ = 300;

type Side = 'player' | 'banker';
type Hand = readonly Dealt<Card>[];

/** Player, banker, player, banker; then the third cards, the player's first. */
function handsOf({ player, banker }: BaccaratResult): Record<Side, Hand> {
  const third = FIRST + 3 * BEAT + THIRD;
  const bankersThird = player.length > 2 ? third + THIRD : third;
  const dealAll = (hand: readonly Card[], from: number, last: number) =>
    hand.map((card, index) => deal(card, index === 2 ? last : from + 2 * BEAT * index));
  return {
    player: dealAll(player, FIRST, third),
    banker: dealAll(banker, FIRST + BEAT, bankersThird),
  };
}

const totalOfTwo = (hand: readonly Card[]) => baccaratTotal(hand.slice(0, 2));
/** What ends the dealing at two cards each. */
const isNatural = (total: number) => total >= 8;

/** Why a hand took a third card or none. */
function reasonOf(side: Side, result: BaccaratResult): string {
  const other = side === 'player' ? 'banker' : 'player';
  const [total, against] = [totalOfTwo(result[side]), totalOfTwo(result[other])];
  if (isNatural(total)) return messages.natural;
  if (isNatural(against)) return messages.againstNatural;
  const [, , third] = result.player;
  if (side === 'player') return messages.byTotal(third !== undefined);
  if (!third) return messages.byTotal(bankerDraws(total, undefined));
  const value = baccaratTotal([third]);
  return messages.byThird(value, bankerDraws(total, value));
}

/** What is known of a hand at a moment: its first two cards, why it took another or not, what it came to. */
function noteOf(side: Side, result: BaccaratResult, hands: Record<Side, Hand>, at: number): string {
  const dealt = (hand: Side, index: number) => hands[hand][index]?.turnsAt;
  const four = dealt('banker', 1) ?? 0;
  const reason = (side === 'banker' ? dealt('player', 2) : undefined) ?? four;
  const parts = [
    { from: four, text: messages.twoCards(totalOfTwo(result[side])) },
    { from: reason + READ, text: reasonOf(side, result) },
    {
      from: dealt(side, 2) ?? reason + 2 * READ,
      text: messages.final(baccaratTotal(result[side])),
    },
  ];
  return messages.notes(parts.filter(({ from }) => at >= from).map(({ text }) => text));
}

const tones = { player: 'blue', banker: 'red' } as const;

/** Both hands as they are dealt, what they count, and the rule of the third card in words. */
export function BaccaratStage({ result, at }: StageProps<'baccarat'>) {
  const hands = handsOf(result);
  const isDecided = at >= verdictOf(hands.player, hands.banker);
  const winner = baccaratOutcome(result).won.main?.[0];
  const draw = (card: Card, isShown: boolean, index: number) => (
    <PlayingCard card={card} isShown={isShown} isSideways={index === 2} />
  );
  const handOf = (side: Side) => {
    const seen = turnedOf(hands[side], at);
    const hasWon = isDecided && winner === side;
    return (
      <CardHand
        side={side === 'player' ? 'left' : 'right'}
        tone={tones[side]}
        name={messages[side]}
        cards={hands[side]}
        at={at}
        draw={draw}
        total={seen.length > 0 ? String(baccaratTotal(seen)) : ''}
        mark={hasWon ? messages.won : isDecided && winner === 'tie' ? messages.tie : undefined}
        isWinner={hasWon}
        hasOutside
      />
    );
  };
  return (
    <CardTable
      hands="many"
      left={handOf('player')}
      right={handOf('banker')}
      verdict={
        isDecided ? messages.score(baccaratTotal(result.player), baccaratTotal(result.banker)) : ''
      }
      caption={messages.result}
      notes={{
        left: { name: messages.player, text: noteOf('player', result, hands, at) },
        right: { name: messages.banker, text: noteOf('banker', result, hands, at) },
      }}
      rule={messages.third}
    />
  );
}
