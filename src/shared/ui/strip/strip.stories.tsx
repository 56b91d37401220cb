import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from '../card';
import { Strip, StripItem } from './strip';

const meta = {
  title: 'shared/ui/Strip',
  component: Strip,
  args: {
    id: 'games',
    title: '미니게임',
    columns: 'four',
    children: [...'가나다라'].map((name) => (
      <StripItem key={name} columns="four">
        <Card>
          <a href="#games">{name}</a>
        </Card>
      </StripItem>
    )),
  },
  // What its container queries ask.
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Strip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The third card is cut by the edge: there is more to swipe to. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  },
};
