import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { SideMenuPages } from './side-menu-pages';

function scopeOf(kind: keyof typeof memberKinds | null) {
  return { scope: () => makeScope({ values: [[$member, kind && memberKinds[kind]]] }) };
}

const meta = {
  title: 'widgets/side-menu/SideMenuPages',
  component: SideMenuPages,
  parameters: { router: { path: '/korea/cross' }, ...scopeOf('gs') },
  // The menu has one width.
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SideMenuPages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfMember: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '크로스' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
export const OfGuest: Story = { parameters: scopeOf(null) };
