import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { memberKinds } from '@/entities/member/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeInquiry, open, scopeOf, sent } from '../lib/sample-inquiries';
import { AnswerForm } from './answer-form';

const [ofGuest, ofMember] = open;

const meta = {
  title: 'widgets/desk-inquiries/AnswerForm',
  component: AnswerForm,
  args: { inquiry: ofGuest as (typeof open)[number] },
  parameters: { scope: () => scopeOf() },
} satisfies Meta<typeof AnswerForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToGuest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/비회원에게는 전달되지 않습니다/)).toBeVisible();
  },
};

export const ToMember: Story = {
  args: { inquiry: ofMember as (typeof open)[number] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('회원에게 쪽지로 전달됩니다.')).toBeVisible();
  },
};

const lockedBy = (staffId: string) => [
  makeInquiry({ state: 'answering', lock: { staffId, until: 4_102_444_800_000 } }),
];

/** Taken up by whoever looks at it: it can be given back. */
export const Mine: Story = {
  parameters: { scope: () => scopeOf({}, lockedBy(memberKinds.manager.id)) },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '담당 해제' }));
    await expect(await canvas.findByRole('button', { name: '담당하기' })).toBeVisible();
  },
};

/** Somebody else answers it: nobody writes a second answer. */
export const OfOther: Story = {
  parameters: { scope: () => scopeOf({}, lockedBy('mem_2')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/이수진 님이 담당 중입니다/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const TooShort: Story = {
  play: async ({ canvas }) => {
    await typeInto(canvas.getByRole('textbox', { name: '답변' }), '네');
    await press(canvas.getByRole('button', { name: '답변 등록' }));
    await expect(await canvas.findByText('답변을 2자 이상 입력해주세요.')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
