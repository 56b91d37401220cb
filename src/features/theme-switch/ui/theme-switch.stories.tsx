import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { $theme } from '@/shared/lib/theme';
import { ThemeSwitch } from './theme-switch';

const meta = {
  title: 'features/theme-switch/ThemeSwitch',
  component: ThemeSwitch,
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { isNamed: true },
  parameters: { scope: () => makeScope({ values: [[$theme, 'porcelain']] }) },
  play: async ({ canvas }) => {
    const before = document.documentElement.dataset.theme;
    await press(canvas.getByRole('button', { name: '라이트(백자)' }));
    await expect(canvas.getByRole('button', { name: '다크(청자)' })).toBeVisible();
    // The frame's own theme is the tool bar's business.
    document.documentElement.dataset.theme = before;
    localStorage.removeItem('hanpan.theme');
  },
};
