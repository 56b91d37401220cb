import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { SwitchAccountButton } from './switch-account-button';

const scopeOf = (kind: keyof typeof memberKinds) => ({
  scope: () => makeScope({ values: [[$member, memberKinds[kind]]] }),
});

const meta = {
  title: 'features/logout/SwitchAccountButton',
  component: SwitchAccountButton,
  parameters: scopeOf('manager'),
} satisfies Meta<typeof SwitchAccountButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Manager: Story = {};
export const Admin: Story = { parameters: scopeOf('admin') };
export const Member: Story = {
  parameters: scopeOf('gs'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
