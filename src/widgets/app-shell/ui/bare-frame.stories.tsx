import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { BareFrame } from './bare-frame';

const meta = {
  title: 'widgets/app-shell/BareFrame',
  component: BareFrame,
  args: {
    children: (
      <div style={{ padding: 24 }}>
        <h1>로그인</h1>
        <p>본문입니다.</p>
      </div>
    ),
  },
  parameters: { router: { path: '/login' }, layout: 'fullscreen', scope: () => makeScope() },
} satisfies Meta<typeof BareFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const home = await canvas.findByRole('link', { name: /데모 · 가상 머니/ });
    await expect(home).toHaveAttribute('href', '/');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
