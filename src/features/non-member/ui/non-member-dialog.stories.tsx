import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi } from '@/shared/api/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { NonMemberDialog } from './non-member-dialog';

const api = createFakeApi({
  'POST /nonmember/inquiry': { body: { id: 'inq_1', key: 'K7F2-9QTX-3MWP' } },
});

const meta = {
  title: 'features/non-member/NonMemberDialog',
  component: NonMemberDialog,
  parameters: { scope: () => makeScope({ values: [[$api, api]] }) },
} satisfies Meta<typeof NonMemberDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string) => screen.findByRole('textbox', { name });

/** The first field has the focus, and has it again when it is wrong. */
export const Playground: Story = {
  play: async () => {
    await waitFor(async () => expect(await box('연락처')).toHaveFocus());
    await typeInto(await box('제목'), '가{Enter}');
    await screen.findByText('제목을 2~60자로 입력해주세요.');
    await waitFor(async () => expect(await box('연락처')).toHaveFocus());
  },
};

export const Sent: Story = {
  play: async () => {
    await typeInto(await box('연락처'), '01012345678');
    await typeInto(await box('제목'), '가입 승인 문의');
    await typeInto(await box('내용'), '가입 신청을 했습니다. 승인까지 얼마나 걸리나요?');
    await press(screen.getByRole('button', { name: '문의하기' }));
    await screen.findByText('문의가 접수되었습니다');
    await expect(screen.getByText('K7F2-9QTX-3MWP')).toBeVisible();
    await expect(screen.getByRole('button', { name: '키 복사' })).toHaveFocus();
    // A press beside the dialog would lose the key.
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByText('K7F2-9QTX-3MWP')).toBeVisible();
  },
};
