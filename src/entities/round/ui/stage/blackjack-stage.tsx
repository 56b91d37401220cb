import {
  blackjackOutcome,
  type BlackjackResult,
  blackjackTotal,
  isNatural,
} from '#rules/rounds/blackjack.ts';
import type { Card } from '#rules/rounds/cards.ts';
import { PlayingCard } from './card';
import { deal, type Dealt, turnedOf, verdictOf } from './card-deal';
import { CardHand } from './card-hand';
import { CARD_LENGTHS } from './card-lengths';
import { messages } from './card-messages';
import { CardTable } from './card-table';
import type { StageProps } from './stage-props';

const FIRST = 200;
const BEAT = 700;
/** What the last card needs to turn and be evaluated, and the verdict to be read. */
const END = 2_400;

type Side = 'player' | 'dealer';
type Hand = readonly Dealt<Card>[];

/** Player, dealer, player, dealer, whose second card stays closed until the player is done; the more cards, the faster. */
function handsOf({ player, dealer }: BlackjackResult): Record<Side, Hand> {
  const beats = player.length + dealer.length + 1;
  const beat = Math.min(BEAT, (CARD_LENGTHS.blackjack - FIRST - END) / beats);
  const dealtAt = (place: number) => FIRST + place * beat;
  const openedAt = dealtAt(player.length + 2);
  return {
    player: player.map((card, index) => deal(card, dealtAt(index < 2 ? 2 * index : index + 2))),
    dealer: dealer.map((card, index) => {
      if (index === 0) return deal(card, dealtAt(1));
      if (index === 1) return deal(card, dealtAt(3), openedAt + beat);
      return deal(card, dealtAt(player.length + 1 + index));
    }),
  };
}

const tones = { player: 'blue', dealer: 'red' } as const;
const bustMarkets = { player: 'p-bust', dealer: 'd-bust' } as const;

/** Both hands as they are played, what they count, and who is over or has won. */
export function BlackjackStage({ result, at }: StageProps<'blackjack'>) {
  const hands = handsOf(result);
  const isDecided = at >= verdictOf(hands.player, hands.dealer);
  const { won } = blackjackOutcome(result);
  const winner = won.main?.[0];
  const markOf = (side: Side): string | undefined => {
    const isPlayed = turnedOf(hands[side], at).length === result[side].length;
    if (isPlayed && isNatural(result[side])) return messages.blackjack;
    if (isPlayed && (won[bustMarkets[side]] ?? []).length > 0) return messages.bust;
    if (!isDecided) return undefined;
    return winner === 'push' ? messages.push : winner === side ? messages.won : undefined;
  };
  const handOf = (side: Side) => {
    const seen = turnedOf(hands[side], at);
    return (
      <CardHand
        side={side === 'player' ? 'left' : 'right'}
        tone={tones[side]}
        name={messages[side]}
        cards={hands[side]}
        at={at}
        draw={(card, isShown) => <PlayingCard card={card} isShown={isShown} />}
        total={seen.length > 0 ? String(blackjackTotal(seen)) : ''}
        mark={markOf(side)}
        isWinner={isDecided && winner === side}
      />
    );
  };
  const totals = messages.score(blackjackTotal(result.player), blackjackTotal(result.dealer));
  return (
    <CardTable
      hands="many"
      left={handOf('player')}
      right={handOf('dealer')}
      verdict={isDecided ? totals : ''}
      caption={winner === 'push' ? messages.push : messages.result}
      rule={messages.blackjackRule}
    />
  );
}
