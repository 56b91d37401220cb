import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import type { FakeCall } from '@/shared/api/testing';
import { openedPage } from '@/shared/lib/test-page';
import { press } from '@/shared/lib/test-press';
import { makeProfile } from '@/entities/member/testing';
import '../model/page';
import { memberPage } from '../page';
import { PreferenceCard } from './preference-card';

const meta = {
  title: 'pages/member/PreferenceCard',
  component: PreferenceCard,
  parameters: openedPage(
    memberPage,
    {
      'GET /member/profile': { body: makeProfile() },
      'PUT /member/preference': ({ body }: FakeCall) => ({ body }),
    },
    { values: [[$member, memberKinds.ordinary]] },
  ),
} satisfies Meta<typeof PreferenceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const news = await canvas.findByRole('checkbox', { name: '소식 쪽지 받기' });
    await expect(news).toBeChecked();
    await press(news);
    await expect(news).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '명예의 전당에 표시' })).toBeChecked();
  },
};
