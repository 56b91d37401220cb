import { allSettled } from 'effector';
import { expect, screen, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { protection } from '../api';
import { breakDialog, exclusionDialog } from '../dialogs';
import '../events';
import { makeProtection, sampleNow } from '../testing';
import { StopDialog } from './stop-dialog';

type Answers = Parameters<typeof createFakeApi>[0];

const day = 86_400_000;
const broken = makeProtection({
  stop: { kind: 'break', from: sampleNow, until: sampleNow + day },
});

function opened(answers: Answers = {}, { data = makeProtection(), dialog = breakDialog } = {}) {
  return {
    scope() {
      const scope = makeScope({
        values: [
          [$api, createFakeApi(answers)],
          [protection.$data, data],
          [$now, sampleNow],
        ],
      });
      void allSettled(dialog.opened, { scope });
      return scope;
    },
  };
}

const meta = {
  title: 'features/protection/StopDialog',
  component: StopDialog,
  parameters: opened({ 'POST /protection/break': { body: broken } }),
} satisfies Meta<typeof StopDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It says until when, and is sent neither before the member says that they have read it nor for too many days. */
export const Break: Story = {
  play: async () => {
    await expect(await screen.findByText('2026년 11월 23일 (월) 10:02')).toBeVisible();
    await press(screen.getByRole('button', { name: '7일' }));
    await screen.findByText('2026년 11월 29일 (일) 10:02');
    await press(screen.getByRole('button', { name: '휴식 시작' }));
    await screen.findByText('내용을 확인하고 표시해주세요.');
    await expect(screen.getByRole('button', { name: '휴식 시작' })).toBeEnabled();
    await typeInto(screen.getByRole('textbox', { name: '휴식 기간' }), '{Backspace}31');
    await screen.findByText('1일에서 30일까지 입력해주세요.');
    await expect(screen.getByRole('button', { name: '휴식 시작' })).toBeDisabled();
  },
};

/** No number of days breaks inside its words. */
export const BreakOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const quick = await screen.findByRole('group', { name: '빠른 기간' });
    for (const button of within(quick).getAllByRole('button'))
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

export const Exclusion: Story = {
  parameters: opened({}, { dialog: exclusionDialog }),
  play: async () => {
    await expect(await screen.findByText('2027년 5월 22일 (토) 10:02')).toBeVisible();
    await press(screen.getByRole('radio', { name: '5년' }));
    await screen.findByText('2031년 11월 22일 (토) 10:02');
    await expect(screen.getByText('이벤트와 광고 안내를 보내지 않습니다.')).toBeVisible();
  },
};

/** One that runs already ends later: there is nothing to start. */
export const Covered: Story = {
  parameters: opened({}, { data: broken }),
  play: async () => {
    await screen.findByText(/더 긴 기간을 선택해주세요/);
    await expect(screen.getByRole('button', { name: '휴식 시작' })).toBeDisabled();
    await press(screen.getByRole('button', { name: '30일' }));
    await expect(screen.getByRole('button', { name: '휴식 시작' })).toBeEnabled();
  },
};
