import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LiveCard } from './live-card';
import { sampleGame, states } from './sample-states';
import { inHomeFrame } from './story-frame';

const meta = {
  title: 'pages/home/LiveCard',
  component: LiveCard,
  decorators: [inHomeFrame],
  args: { game: sampleGame() },
  render: (args) => (
    <ul>
      <LiveCard {...args} />
    </ul>
  ),
  parameters: states.ordinary,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof LiveCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** The match is not on the offer: its moment is unknown. */
export const Ended: Story = { parameters: states.empty };
