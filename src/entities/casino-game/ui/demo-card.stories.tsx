import { fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Grid } from '@/shared/ui/grid';
import { makeCasinoGame, makeLobby } from '../lib/sample-lobby';
import { DemoCard } from './demo-card';
import { SampleStar } from '../lib/sample-star';

const [roulette, baccarat] = makeLobby('casino').games;
const crane = makeCasinoGame();

const meta = {
  title: 'entities/casino-game/DemoCard',
  component: DemoCard,
  args: { game: crane, Star: SampleStar, onEnter: fn() },
  argTypes: { Star: { control: false } },
} satisfies Meta<typeof DemoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The three of the demonstration, one under maintenance, and one that says no return. */
export const Matrix: Story = {
  render: (args) => (
    <Grid columns={3} gap="3">
      <DemoCard {...args} />
      <DemoCard {...args} game={roulette ?? crane} />
      <DemoCard {...args} game={baccarat ?? crane} />
      <DemoCard {...args} game={makeCasinoGame({ state: 'maintenance' })} />
      <DemoCard
        {...args}
        game={makeCasinoGame({ rtp: null, art: { motif: 'jar', glaze: 'white' } })}
      />
    </Grid>
  ),
};
