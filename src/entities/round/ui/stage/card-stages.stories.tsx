import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { cardOf } from '#rules/rounds/cards.ts';
import { Grid } from '@/shared/ui/grid';
import { Inline } from '@/shared/ui/inline';
import { Stack } from '@/shared/ui/stack';
import { BaccaratStage } from './baccarat-stage';
import { BlackjackStage } from './blackjack-stage';
import { PlayingCard } from './card';
import { DragonTigerStage } from './dragon-tiger-stage';
import { GoStopCard } from './gostop-card';
import { GoStopStage } from './gostop-stage';
import { HiLoStage } from './hilo-stage';
import type { StageProps } from './stage-props';

const ALL = Number.POSITIVE_INFINITY;
const card = (rank: number, suit = 0) => ({ rank, suit });

/** Both take a third card. */
const long: StageProps<'baccarat'>['result'] = {
  family: 'baccarat',
  player: [card(11, 1), card(5, 2), card(4, 3)],
  banker: [card(6), card(9, 1), card(1, 2)],
};
const natural: typeof long = {
  family: 'baccarat',
  player: [card(4), card(4, 1)],
  banker: [card(2, 3), card(3, 2)],
};
const tie: typeof long = {
  family: 'baccarat',
  player: [card(3), card(3, 1)],
  banker: [card(2, 3), card(1, 2), card(3, 3)],
};

const blackjack = (player: number[], dealer: number[]): StageProps<'blackjack'>['result'] => ({
  family: 'blackjack',
  player: player.map((rank, index) => card(rank, index % 4)),
  dealer: dealer.map((rank, index) => card(rank, (index + 2) % 4)),
});
const hilo = (next: StageProps<'hilo'>['result']['card']): StageProps<'hilo'>['result'] => ({
  family: 'hilo',
  base: card(7, 3),
  card: next,
});
const suited: StageProps<'dragontiger'>['result'] = {
  family: 'dragontiger',
  dragon: card(12, 1),
  tiger: card(12, 1),
};
const dragon: typeof suited = {
  family: 'dragontiger',
  dragon: card(13),
  tiger: card(2, 2),
};
const stop: StageProps<'gostop'>['result'] = {
  family: 'gostop',
  go: { month: 3, card: 0 },
  stop: { month: 11, card: 1 },
};

const meta = {
  title: 'entities/round/CardStages',
  component: BaccaratStage,
  args: { result: long, at: ALL },
} satisfies Meta<typeof BaccaratStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each game on its way and at its end. */
export const Matrix: Story = {
  render: () => (
    <Grid columns={2} phoneColumns={1} gap="4">
      <BaccaratStage result={long} at={950} />
      <BaccaratStage result={long} at={ALL} />
      <BaccaratStage result={natural} at={ALL} />
      <BaccaratStage result={tie} at={ALL} />
      <DragonTigerStage result={dragon} at={1_200} />
      <DragonTigerStage result={dragon} at={ALL} />
      <DragonTigerStage result={suited} at={ALL} />
      <HiLoStage result={hilo(card(1, 1))} at={600} />
      <HiLoStage result={hilo(card(1, 1))} at={ALL} />
      <HiLoStage result={hilo('joker')} at={ALL} />
      <BlackjackStage result={blackjack([2, 3, 4, 1, 5, 10], [10, 9])} at={2_800} />
      <BlackjackStage result={blackjack([2, 3, 4, 1, 5, 10], [10, 9])} at={ALL} />
      <BlackjackStage result={blackjack([1, 13], [9, 2])} at={ALL} />
      <BlackjackStage result={blackjack([10, 10], [9, 2, 3, 2, 10])} at={ALL} />
      <GoStopStage result={stop} at={1_200} />
      <GoStopStage result={stop} at={ALL} />
    </Grid>
  ),
};

/** The fifty-two, the joker and a back; the months of hwatu, with the four of each. */
export const Cards: Story = {
  render: () => (
    <Stack gap="4">
      <Inline gap="2" wrap>
        {Array.from({ length: 52 }, (_, number) => number).map((number) => (
          <PlayingCard key={number} card={cardOf(number)} />
        ))}
        <PlayingCard card="joker" />
        <PlayingCard card="joker" isShown={false} />
        <PlayingCard card={card(4, 3)} isSideways />
      </Inline>
      <Inline gap="2" wrap>
        {Array.from({ length: 48 }, (_, number) => number).map((number) => (
          <GoStopCard
            key={number}
            card={{ month: (number % 12) + 1, card: Math.floor(number / 12) }}
          />
        ))}
        <GoStopCard card={{ month: 1, card: 0 }} isShown={false} />
      </Inline>
    </Stack>
  ),
};
