import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { MemberBlock } from './member-block';

const scopeOf = (kind: keyof typeof memberKinds) => ({
  scope: () => makeScope({ values: [[$member, memberKinds[kind]]] }),
});

const meta = {
  title: 'widgets/member-block/MemberBlock',
  component: MemberBlock,
  parameters: { router: { path: '/' }, ...scopeOf('gs') },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MemberBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  parameters: { scope: () => makeScope() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '로그인' })).toBeVisible();
  },
};
export const Gs: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,284,500원')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '쪽지 2' })).toHaveAttribute('href', '/message');
  },
};
export const CoinOnly: Story = {
  parameters: scopeOf('coinOnly'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$1,234.56')).toBeVisible();
  },
};
export const Admin: Story = { parameters: scopeOf('admin') };

/** The own account is one press away; the menus lead to pages. */
export const Line: Story = {
  args: { look: 'line' },
  play: async ({ canvas }) => {
    const info = await canvas.findByRole('button', { name: /^회원정보 열기/ });
    await expect(info).toHaveAttribute('aria-haspopup', 'dialog');
  },
};
export const LineGuest: Story = {
  args: { look: 'line' },
  parameters: { scope: () => makeScope() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
