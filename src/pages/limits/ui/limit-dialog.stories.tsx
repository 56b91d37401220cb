import { allSettled } from 'effector';
import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { type LimitName, protection } from '@/features/protection';
import { makeProtection, sampleNow } from '@/features/protection/testing';
import { $now } from '@/shared/lib/clock';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { limitDialog } from '../dialogs';
import '../draw-dialogs';
import '../model';
import { LimitDialog } from './limit-dialog';

const opened = (name: LimitName) => ({
  scope() {
    const scope = makeScope({
      values: [
        [protection.$data, makeProtection()],
        [$now, sampleNow],
      ],
    });
    void allSettled(limitDialog.opened, { scope, params: name });
    return scope;
  },
});

const meta = {
  title: 'pages/limits/LimitDialog',
  component: LimitDialog,
  parameters: opened({ kind: 'deposit', period: 'day' }),
} satisfies Meta<typeof LimitDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** More waits 24 hours, and the dialog says until when. */
export const Raise: Story = {
  play: async () => {
    await typeInto(await screen.findByRole('textbox', { name: '한도 금액' }), '0');
    await screen.findByText(/11월 23일\(월\) 10:02부터 올라갑니다/);
    await expect(screen.getByRole('button', { name: '올리기 신청' })).toBeEnabled();
  },
};

export const First: Story = {
  parameters: opened({ kind: 'session', period: 'month' }),
  play: async () => {
    await press(await screen.findByRole('button', { name: '저장' }));
    await screen.findByText('한도를 입력해주세요.');
    await typeInto(screen.getByRole('textbox', { name: '한도 시간' }), '44641');
    await screen.findByText(/이 기간에 설정할 수 있는 한도를 넘었습니다/);
    await expect(screen.queryByRole('button', { name: '한도 없애기' })).toBeNull();
  },
};
