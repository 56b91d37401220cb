import { expect } from 'storybook/test';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PinButton } from './pin-button';

const meta = {
  title: 'widgets/fixture-markets/PinButton',
  component: PinButton,
  args: { typeId: 3, name: '핸디캡' },
  parameters: { scope: () => makeScope() },
} satisfies Meta<typeof PinButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '핸디캡 고정하기' }));
    const pinned = canvas.getByRole('button', { name: '핸디캡 고정 해제', pressed: true });
    await expect(pinned).toBeVisible();
  },
};
