import { expect, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $api, createFakeApi, never } from '@/shared/api/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { InquiryWriteDialog } from './inquiry-write-dialog';

const meta = {
  title: 'features/inquiry-write/InquiryWriteDialog',
  component: InquiryWriteDialog,
  parameters: {
    scope: () =>
      makeScope({
        values: [
          [$member, memberKinds.ordinary],
          [$api, createFakeApi({ 'POST /customer': never })],
        ],
      }),
  },
} satisfies Meta<typeof InquiryWriteDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async () => {
    await typeInto(await screen.findByRole('textbox', { name: '제목' }), '출석 도장 문의');
    await typeInto(screen.getByRole('textbox', { name: '내용' }), '도장이 찍히지 않았습니다.');
    const send = screen.getByRole('button', { name: '문의하기' });
    await press(send);
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
  },
};
