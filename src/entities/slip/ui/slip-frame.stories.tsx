import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { SlipFigure, SlipFrame, SlipTools } from './slip-frame';

const onClear = fn();

const meta = {
  title: 'entities/slip/SlipFrame',
  component: SlipFrame,
  args: {
    title: '베팅카트',
    count: 3,
    countLabel: '선택 3경기',
    tools: <SlipTools isEmpty={false} onClear={onClear} />,
    footer: (
      <>
        <SlipFigure label="배당" value="1.95" />
        <SlipFigure label="예상 당첨금" value="97,500" isPayout />
      </>
    ),
    children: '선택한 경기',
  },
} satisfies Meta<typeof SlipFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '전체삭제' }));
    await expect(onClear).toHaveBeenCalled();
  },
};
