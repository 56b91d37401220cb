import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { SlipColumn } from './slip-column';
import { slipScope } from './sample-states';

const meta = {
  title: 'widgets/bet-slip/SlipColumn',
  component: SlipColumn,
  parameters: { layout: 'fullscreen', router: { path: '/korea/cross' }, scope: slipScope() },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '900px', inlineSize: '336px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SlipColumn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLegs: Story = {};

export const Cleared: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '전체삭제' }));
    await expect(canvas.queryByRole('list', { name: '선택한 경기' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '전체삭제' })).toBeNull();
  },
};
