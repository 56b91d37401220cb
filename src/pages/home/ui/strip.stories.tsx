import { Link } from '@tanstack/react-router';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from '@/shared/ui/card';
import { inHomeFrame } from './story-frame';
import { Strip, StripItem } from './strip';

const cards = [...'가나다라마바'];

const meta = {
  title: 'pages/home/Strip',
  component: Strip,
  decorators: [inHomeFrame],
  parameters: { router: {} },
  args: {
    id: 'strip',
    title: '미니게임',
    columns: 'four',
    more: { to: '/minigame', text: '전체', about: '미니게임' },
    children: cards.map((card) => (
      <StripItem key={card} columns="four">
        <Card>
          <Link to="/minigame">{card}</Link>
        </Card>
      </StripItem>
    )),
  },
} satisfies Meta<typeof Strip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** On phones the third card is cut by the edge: there is more to swipe to. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '390px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  },
};
