import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { memberSummary } from '@/entities/desk-member';
import { makeSummary } from '@/entities/statement/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { MemberSums } from './member-sums';

const shown = (values: readonly (readonly [unknown, unknown])[]) => ({
  scope: () => makeScope({ values }),
});

const meta = {
  title: 'widgets/desk-members/MemberSums',
  component: MemberSums,
  parameters: shown([[memberSummary.$data, makeSummary()]]),
} satisfies Meta<typeof MemberSums>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    const sums = canvas.getByRole('region', { name: '기간 합계' });
    await expect(sums).toHaveTextContent('충전 893,730원');
    await expect(sums).toHaveTextContent('베팅 126건2,845,000원');
    await expect(canvas.getByRole('slider', { name: '잔액 변화' })).toBeVisible();
  },
};

export const Points: Story = {
  parameters: shown([[memberSummary.$data, makeSummary({ currency: 'POINT' })]]),
};

export const Dollars: Story = {
  parameters: shown([[memberSummary.$data, makeSummary({ currency: 'USD' })]]),
};

/** A member who has done nothing yet. */
export const Empty: Story = {
  parameters: shown([[memberSummary.$data, makeSummary({ points: [], marks: [] })]]),
};

export const Loading: Story = { parameters: shown([[memberSummary.$isPending, true]]) };

export const Failed: Story = {
  parameters: shown([[memberSummary.$failure, { kind: 'network' }]]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('기간 합계를 불러오지 못했습니다.')).toBeVisible();
  },
};
