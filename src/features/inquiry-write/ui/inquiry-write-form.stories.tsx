import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $api, createFakeApi, never } from '@/shared/api/testing';
import { choose, press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { InquiryWriteForm } from './inquiry-write-form';

const meta = {
  title: 'features/inquiry-write/InquiryWriteForm',
  component: InquiryWriteForm,
  args: { flag: 'charge' },
  parameters: {
    scope: () =>
      makeScope({
        values: [
          [$member, memberKinds.ordinary],
          [$api, createFakeApi({ 'POST /customer': never })],
        ],
      }),
  },
} satisfies Meta<typeof InquiryWriteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The account is asked for without words; anything else needs some. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const kind = await canvas.findByRole('combobox', { name: '문의 유형' });
    await waitFor(() => expect(kind).toHaveValue('charge'));
    await choose(kind, 'account');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await choose(kind, 'bet');
    await press(canvas.getByRole('button', { name: '문의하기' }));
    await expect(await canvas.findByText('제목을 2~60자로 입력해주세요.')).toBeVisible();
    await typeInto(canvas.getByRole('textbox', { name: '제목' }), '적특 처리된 경기 배당 문의');
    const contents = canvas.getByRole('textbox', { name: '내용' });
    await typeInto(contents, '배당이 1.00으로 바뀌었습니다.');
    await expect(contents).toHaveAccessibleDescription('18 / 1,000');
  },
};
