import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { LogoutButton } from './logout-button';

const scopeOf = (kind: keyof typeof memberKinds) => ({
  scope: () => makeScope({ values: [[$member, memberKinds[kind]]] }),
});

const meta = {
  title: 'features/logout/LogoutButton',
  component: LogoutButton,
  parameters: scopeOf('gs'),
} satisfies Meta<typeof LogoutButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Admin: Story = {
  parameters: scopeOf('admin'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
