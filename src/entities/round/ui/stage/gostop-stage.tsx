import { goStopOutcome, type HwatuCard } from '#rules/rounds/numbers.ts';
import { deal, type Dealt, turnedOf, verdictOf } from './card-deal';
import { CardHand } from './card-hand';
import { messages } from './card-messages';
import { CardTable } from './card-table';
import { GoStopCard } from './gostop-card';
import type { StageProps } from './stage-props';

type Side = 'go' | 'stop';

const tones = { go: 'red', stop: 'blue' } as const;

/** A card of hwatu for GO and one for STOP; the higher month wins. */
export function GoStopStage({ result, at }: StageProps<'gostop'>) {
  const hands: Record<Side, readonly Dealt<HwatuCard>[]> = {
    go: [deal(result.go, 200, 1_000)],
    stop: [deal(result.stop, 600, 1_800)],
  };
  const isDecided = at >= verdictOf(hands.go, hands.stop);
  const winner = goStopOutcome(result).won.main?.[0];
  const monthOf = (side: Side) =>
    turnedOf(hands[side], at)
      .map(({ month }) => messages.month(month))
      .join('');
  const handOf = (side: Side) => {
    const hasWon = isDecided && winner === side;
    return (
      <CardHand
        side={side === 'go' ? 'left' : 'right'}
        tone={tones[side]}
        name={messages[side]}
        cards={hands[side]}
        at={at}
        draw={(card, isShown) => <GoStopCard card={card} isShown={isShown} />}
        total={turnedOf(hands[side], at)
          .map(({ month }) => month)
          .join('')}
        mark={hasWon ? messages.won : undefined}
        isWinner={hasWon}
      />
    );
  };
  const verdict = winner === 'go' || winner === 'stop' ? winner.toUpperCase() : messages.tie;
  return (
    <CardTable
      hands="one"
      left={handOf('go')}
      right={handOf('stop')}
      verdict={isDecided ? verdict : ''}
      caption={messages.result}
      notes={{
        left: { name: messages.go, text: monthOf('go') },
        right: { name: messages.stop, text: monthOf('stop') },
      }}
      rule={messages.goStopRule}
    />
  );
}
