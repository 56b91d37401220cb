import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { LayoutSwitch } from './layout-switch';

const meta = {
  title: 'features/layout-switch/LayoutSwitch',
  component: LayoutSwitch,
  args: { isNamed: true },
} satisfies Meta<typeof LayoutSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThereAndBack: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '모바일 화면' }));
    await press(canvas.getByRole('button', { name: 'PC 화면' }));
    await expect(canvas.getByRole('button', { name: '모바일 화면' })).toBeVisible();
    localStorage.removeItem('hanpan.layout');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
