import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDeskMember } from '@/entities/desk-member/testing';
import { atHeight } from '@/features/desk-list/testing';
import { offline } from '@/shared/api/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { scopeOf, sent } from '../lib/sample-sent';
import { DeskMessages } from './desk-messages';

const answering = (...sample: Parameters<typeof scopeOf>) => ({ scope: () => scopeOf(...sample) });

const meta = {
  title: 'widgets/desk-messages/DeskMessages',
  component: DeskMessages,
  args: { item: null },
  decorators: atHeight(720),
  parameters: {
    layout: 'fullscreen',
    router: { path: '/manager/message' },
    ...answering(),
  },
} satisfies Meta<typeof DeskMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByText('점검 안내'));
    await expect(await canvas.findByText(/한 시간쯤 걸립니다/)).toBeVisible();
    await expect(canvas.getByText('자가 이용 제한 중인 회원 3명은 빠졌습니다.')).toBeVisible();
    await press(canvas.getByRole('button', { name: '회수' }));
    await expect(await canvas.findByText('사유를 2자 이상 입력해주세요.')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};

/** What all have read, or was recalled, is there and cannot be taken back; tags are letters. */
export const Settled: Story = {
  play: async ({ canvas }) => {
    const look = async (title: string) => press(await canvas.findByText(title));
    const close = () => press(canvas.getByRole('button', { name: '상세 닫기' }));
    const cannotRecall = () => expect(canvas.queryByRole('button', { name: '회수' })).toBeNull();
    await look('<b>계좌</b> 확인 요청');
    await expect(await canvas.findByRole('link', { name: '한강바람님' })).toBeVisible();
    await close();
    await look('레벨 이벤트');
    const panel = canvas.getByRole('complementary', { name: '쪽지 상세' });
    await expect(panel).toHaveTextContent('GS 등급 12명');
    await cannotRecall();
    await close();
    // Its title is cut off: the middle of the text is under the next column.
    await press(canvas.getByRole('row', { name: /추석 연휴 동안/ }));
    await expect(await canvas.findByText('안내 시각이 잘못됨')).toBeVisible();
    await cannotRecall();
  },
};

export const TextFailed: Story = {
  parameters: answering({ 'GET /desk/message/snt_1': offline }),
  play: async ({ canvas }) => {
    await press(await canvas.findByText('점검 안내'));
    await expect(await canvas.findByText('내용을 불러오지 못했습니다.')).toBeVisible();
  },
};

export const Writing: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '쪽지 쓰기' }));
    await expect(canvas.getByText(/고르면 몇 명이 받는지/)).toBeVisible();
    await press(canvas.getByRole('button', { name: '쪽지 보내기' }));
    await expect(await canvas.findByText('제목을 입력해주세요.')).toBeVisible();
    await expect(canvas.getByText('받는 회원을 한 명 이상 추가해주세요.')).toBeVisible();
    await expect(sent).toEqual([]);
    await press(canvas.getByRole('button', { name: '전체 회원' }));
    await expect(await canvas.findByText('1,204명이 받습니다.')).toBeVisible();
    await expect(canvas.getByText('자가 이용 제한 중인 회원 3명은 빠집니다.')).toBeVisible();
    await expect(canvas.getByText(/광고로 봅니다/)).toBeVisible();
    await typeInto(canvas.getByRole('textbox', { name: '제목' }), '<b>점검</b>');
    const preview = within(canvas.getByRole('region', { name: '회원에게 보이는 모습' }));
    await expect(preview.getByRole('button', { name: /<b>점검<\/b>/ })).toBeVisible();
  },
};

const toOne = (answers: Parameters<typeof scopeOf>[0] = {}) => ({
  args: { item: 'mem_9' },
  parameters: answering({ 'GET /desk/member/mem_9': { body: makeDeskMember() }, ...answers }),
});

/** From the page of a member. */
export const ToOne: Story = {
  ...toOne(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1명이 받습니다.')).toBeVisible();
    await press(canvas.getByRole('button', { name: '한강바람 빼기' }));
    await expect(canvas.queryByRole('button', { name: '한강바람 빼기' })).toBeNull();
  },
};

export const NotCounted: Story = {
  ...toOne({ 'POST /desk/message/preview': offline }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '다시 세기' })).toBeVisible();
  },
};
