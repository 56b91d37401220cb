import { expect, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api } from '@/shared/api/testing';
import { typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { sampleSignupApi } from '../lib/sample-api';
import { RecommenderDialog } from './recommender-dialog';

const unanswered = sampleSignupApi({ lookUp: () => new Promise(() => {}) });

const meta = {
  title: 'features/referral-signup/RecommenderDialog',
  component: RecommenderDialog,
  parameters: { scope: () => makeScope({ values: [[$api, unanswered]] }) },
} satisfies Meta<typeof RecommenderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: '추천코드' });

export const Empty: Story = {
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
  },
};

/** USD stands for having no recommender, so it is no recommender's code. */
export const Refused: Story = {
  play: async () => {
    await typeInto(await field(), 'USD{Enter}');
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription(
        '추천인이 없으면 USD 간편 회원가입을 이용해주세요.',
      ),
    );
  },
};

export const LookingUp: Story = {
  play: async () => {
    await typeInto(await field(), 'HANPAN{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '2단계로 이동' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
};
