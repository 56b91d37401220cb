import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { openedPage } from '@/shared/lib/test-page';
import { customerWritePage } from '../page';
import { WritePage } from './write-page';

const meta = {
  title: 'pages/customer/WritePage',
  component: WritePage,
  parameters: {
    layout: 'fullscreen',
    router: { path: '/customer/write/bet' },
    ...openedPage(
      customerWritePage,
      {},
      { params: { flag: 'bet' }, values: [[$member, memberKinds.ordinary]] },
    ),
  },
} satisfies Meta<typeof WritePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address proposes what it is about. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: '문의 유형' })).toHaveValue('bet');
  },
};
