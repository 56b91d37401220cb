import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import { WinBar } from './win-bar';

const three = [
  { outcome: '1', odds: 152 },
  { outcome: 'X', odds: 360 },
  { outcome: '2', odds: 680 },
];

const meta = {
  title: 'pages/home/WinBar',
  component: WinBar,
  args: { prices: three },
} satisfies Meta<typeof WinBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('승 60%')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="5">
      <WinBar prices={three} />
      <WinBar
        prices={[
          { outcome: '1', odds: 186 },
          { outcome: '2', odds: 190 },
        ]}
      />
      <WinBar
        prices={[
          { outcome: '1', odds: 101 },
          { outcome: '2', odds: 3173 },
        ]}
      />
      <WinBar prices={[{ outcome: '1', odds: null }]} />
    </Stack>
  ),
};
