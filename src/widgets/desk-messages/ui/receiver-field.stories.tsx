import { expect, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeMemberRow } from '@/entities/desk-member/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { broken } from '../lib/sample-sent';
import { writing } from '../lib/sample-writing';
import { ReceiverField } from './receiver-field';

const meta = {
  title: 'widgets/desk-messages/ReceiverField',
  component: ReceiverField,
  parameters: writing(),
} satisfies Meta<typeof ReceiverField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Those who have left cannot be added. */
export const Searching: Story = {
  play: async ({ canvas }) => {
    await typeInto(canvas.getByRole('textbox', { name: '회원 검색' }), '한');
    await expect(await canvas.findByRole('button', { name: /달빛사냥/ })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /떠난이/ })).toBeDisabled();
  },
};

export const Named: Story = {
  parameters: writing({ receivers: [makeMemberRow()] }),
  play: async ({ canvas }) => {
    await typeInto(canvas.getByRole('textbox', { name: '회원 검색' }), '달');
    await expect(await canvas.findByText('추가됨')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '달빛사냥 빼기' })).toBeVisible();
    await press(canvas.getByRole('button', { name: '한강바람 빼기' }));
    await expect(canvas.queryByRole('button', { name: '한강바람 빼기' })).toBeNull();
  },
};

const many = Array.from({ length: 12 }, (_none, at) =>
  makeMemberRow({
    id: `mem_many${at}`,
    userId: `longmemberid${at}`,
    nickname: `긴닉네임회원${at}`,
  }),
);
export const Many: Story = { parameters: writing({ receivers: many }) };

export const NobodyFound: Story = {
  parameters: writing(
    { who: '없는이' },
    { 'GET /desk/member': { body: { data: [], nextCursor: null } } },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/찾는 회원이 없습니다/)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: writing({ who: '한' }, { 'GET /desk/member': broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/회원을 찾지 못했습니다/)).toBeVisible();
  },
};
