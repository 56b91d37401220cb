import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { LookupForm } from './lookup-form';

const meta = {
  title: 'features/non-member/LookupForm',
  component: LookupForm,
  parameters: {
    scope: () =>
      makeScope({
        values: [
          [$api, createFakeApi({ 'POST /nonmember/inquiry/lookup': makeProblem('NOT_FOUND') })],
        ],
      }),
  },
} satisfies Meta<typeof LookupForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A wrong key and an old one get the same sentence. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '조회 키' });
    await typeInto(field, 'k7f2-9qtx');
    await press(canvas.getByRole('button', { name: '조회' }));
    await expect(await canvas.findByText('조회 키는 영문과 숫자 12자리입니다.')).toBeVisible();
    await typeInto(field, '-3mwp{Enter}');
    await expect(
      await canvas.findByText('조회 키가 맞지 않거나 조회 기간이 지났습니다.'),
    ).toBeVisible();
  },
};
