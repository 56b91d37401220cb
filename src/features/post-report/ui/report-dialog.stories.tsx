import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi } from '@/shared/api/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { reportDialog } from '../dialogs';
import { ReportDialog } from './report-dialog';

const meta = {
  title: 'features/post-report/ReportDialog',
  component: ReportDialog,
  parameters: {
    scope: () =>
      makeScope({
        values: [
          [reportDialog.$props, { kind: 'post', id: 12_806 }],
          [$api, createFakeApi({ 'PUT /board/post/12806/report': { status: 204 } })],
        ],
      }),
  },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async () => {
    const send = await screen.findByRole('button', { name: '신고하기' });
    await press(send);
    await expect(await screen.findByText('신고 사유를 선택해주세요.')).toBeVisible();
    await press(screen.getByRole('radio', { name: '다른 사이트 홍보·광고' }));
    await typeInto(screen.getByRole('textbox'), '가입 코드를 적었습니다.');
    await expect(screen.getByText('13 / 200')).toBeVisible();
    await press(send);
  },
};
