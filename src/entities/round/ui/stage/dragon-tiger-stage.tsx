import { dragonTigerOutcome } from '#rules/rounds/baccarat.ts';
import { type Card, isRed } from '#rules/rounds/cards.ts';
import { hiLoName } from '#rules/rounds/hilo.ts';
import { oddOrEven } from '#rules/rounds/outcome.ts';
import { PlayingCard } from './card';
import { deal, type Dealt, turnedOf, verdictOf } from './card-deal';
import { CardHand } from './card-hand';
import { messages } from './card-messages';
import { CardTable } from './card-table';
import type { StageProps } from './stage-props';

type Side = 'dragon' | 'tiger';

const tones = { dragon: 'red', tiger: 'blue' } as const;

function noteOf(seen: readonly Card[]): string {
  const [card] = seen;
  if (!card) return '';
  return messages.notes([
    hiLoName(card),
    messages.parity[oddOrEven(card.rank)],
    messages.color(isRed(card)),
  ]);
}

/** A card for the dragon and one for the tiger; the higher wins. */
export function DragonTigerStage({ result, at }: StageProps<'dragontiger'>) {
  const hands: Record<Side, readonly Dealt<Card>[]> = {
    dragon: [deal(result.dragon, 200, 1_000)],
    tiger: [deal(result.tiger, 600, 1_800)],
  };
  const isDecided = at >= verdictOf(hands.dragon, hands.tiger);
  const { won } = dragonTigerOutcome(result);
  const winner = won.main?.[0];
  const isSuited = (won['suited-tie'] ?? []).length > 0;
  const handOf = (side: Side) => {
    const hasWon = isDecided && winner === side;
    return (
      <CardHand
        side={side === 'dragon' ? 'left' : 'right'}
        tone={tones[side]}
        name={messages[side]}
        cards={hands[side]}
        at={at}
        draw={(card, isShown) => <PlayingCard card={card} isShown={isShown} />}
        total={turnedOf(hands[side], at).map(hiLoName).join('')}
        mark={hasWon ? messages.won : undefined}
        isWinner={hasWon}
      />
    );
  };
  const verdict = winner === 'dragon' || winner === 'tiger' ? messages[winner] : messages.tie;
  return (
    <CardTable
      hands="one"
      left={handOf('dragon')}
      right={handOf('tiger')}
      verdict={isDecided ? verdict : ''}
      caption={isSuited ? messages.suitedTie : messages.result}
      notes={{
        left: { name: messages.dragon, text: noteOf(turnedOf(hands.dragon, at)) },
        right: { name: messages.tiger, text: noteOf(turnedOf(hands.tiger, at)) },
      }}
      rule={messages.dragonRule}
    />
  );
}
