import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeSetting } from '@/entities/desk-request/testing';
import { memberKinds } from '@/entities/member/testing';
import { readScope } from '../lib/sample-settings';
import { WaitingChanges } from './waiting-changes';

const waitingOf = (...changes: ReturnType<typeof makeSetting>[]) => ({
  scope: () => readScope(undefined, changes),
});

const meta = {
  title: 'widgets/desk-settings/WaitingChanges',
  component: WaitingChanges,
  parameters: {
    router: { path: '/' },
    frame: false,
    ...waitingOf(makeSetting(), makeSetting({ id: 'req_5', memberId: memberKinds.admin.id })),
  },
} satisfies Meta<typeof WaitingChanges>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of another admin and one of the own. */
export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('1,380.50원')).toHaveLength(2);
    await expect(canvas.getByText(/다른 관리자의 승인이 필요합니다/)).toBeVisible();
  },
};

export const Empty: Story = { parameters: waitingOf() };
