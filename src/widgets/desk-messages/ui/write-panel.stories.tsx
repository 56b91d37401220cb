import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeMemberRow } from '@/entities/desk-member/testing';
import { press } from '@/shared/lib/test-press';
import { writing } from '../lib/sample-writing';
import { sentCalls } from '../lib/sample-sent';
import { WritePanel } from './write-panel';

const words = {
  title: '점검 <b>안내</b>',
  contents: '오늘 밤 3시에 점검합니다.\n한 시간쯤 걸립니다.',
};

const meta = {
  title: 'widgets/desk-messages/WritePanel',
  component: WritePanel,
  parameters: writing(),
} satisfies Meta<typeof WritePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '쪽지 보내기' }));
    await expect(await canvas.findByText('제목을 입력해주세요.')).toBeVisible();
    await expect(canvas.getByText('받는 회원을 한 명 이상 추가해주세요.')).toBeVisible();
    await expect(sentCalls).toEqual([]);
  },
};

export const ToMembers: Story = {
  parameters: writing({ ...words, receivers: [makeMemberRow()] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1명이 받습니다.')).toBeVisible();
    const preview = within(canvas.getByRole('region', { name: '회원에게 보이는 모습' }));
    const row = preview.getByRole('button', { name: /점검 <b>안내<\/b>/ });
    await press(row);
    await expect(preview.queryByText(/한 시간쯤/)).toBeNull();
    await press(row);
    await expect(preview.getByText(/한 시간쯤/)).toBeVisible();
  },
};

export const ToLevel: Story = {
  parameters: writing({ ...words, audience: 'level' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12명이 받습니다.')).toBeVisible();
  },
};

export const ToAll: Story = {
  parameters: writing({ ...words, audience: 'all' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,204명이 받습니다.')).toBeVisible();
    await expect(canvas.getByText('자가 이용 제한 중인 회원 3명은 빠집니다.')).toBeVisible();
  },
};
