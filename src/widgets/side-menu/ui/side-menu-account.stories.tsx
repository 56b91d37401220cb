import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { SideMenuAccount } from './side-menu-account';

function scopeOf(kind: keyof typeof memberKinds | null) {
  return { scope: () => makeScope({ values: [[$member, kind && memberKinds[kind]]] }) };
}

const meta = {
  title: 'widgets/side-menu/SideMenuAccount',
  component: SideMenuAccount,
  parameters: { router: { path: '/korea/cross' }, ...scopeOf('gs') },
  // The menu has one width.
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SideMenuAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfMember: Story = {};
export const OfGuest: Story = { parameters: scopeOf(null) };
export const InDollars: Story = { parameters: scopeOf('coinOnly') };
export const OfStaff: Story = { parameters: scopeOf('manager') };
