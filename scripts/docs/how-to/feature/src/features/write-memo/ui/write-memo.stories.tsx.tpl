import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { $text } from '../model';
import { WriteMemo } from './write-memo';

const meta = {
  title: 'features/write-memo/WriteMemo',
  component: WriteMemo,
  parameters: {
    scope: () =>
      makeScope({
        values: [
          [$api, createFakeApi({ 'POST /memo': makeProblem('UNAVAILABLE') })],
          [$text, '토요일 경기 확인'],
        ],
      }),
  },
} satisfies Meta<typeof WriteMemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NotSaved: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '저장' }));
    await expect(await canvas.findByText(/메모를 저장하지 못했습니다/)).toBeVisible();
  },
};
