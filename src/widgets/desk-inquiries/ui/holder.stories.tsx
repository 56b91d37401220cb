import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { memberKinds } from '@/entities/member/testing';
import { scopeOf } from '../lib/sample-inquiries';
import { Holder } from './holder';

const until = 4_102_444_800_000;

const meta = {
  title: 'widgets/desk-inquiries/Holder',
  component: Holder,
  args: { lock: { staffId: 'mem_2', until } },
  parameters: { scope: () => scopeOf() },
} satisfies Meta<typeof Holder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('이수진')).toBeVisible();
  },
};

/** Mine, of somebody who left staff, and of a lock that has ended. */
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Holder lock={{ staffId: memberKinds.manager.id, until }} />
      <Holder lock={{ staffId: 'mem_gone', until }} />
      <Holder lock={{ staffId: 'mem_2', until: 1 }} />
      <Holder lock={null} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('내가 담당')).toBeVisible();
    await expect(canvas.queryByText('이수진')).toBeNull();
  },
};
