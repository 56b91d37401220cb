import { expect, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { typeInto } from '@/shared/lib/test-press';
import { RecommenderDialog } from './recommender-dialog';

const meta = {
  title: 'features/referral-signup/RecommenderDialog',
  component: RecommenderDialog,
} satisfies Meta<typeof RecommenderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: '추천코드' });

/** USD means no recommender, so it is no recommender's code. */
export const Playground: Story = {
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await typeInto(await field(), 'USD{Enter}');
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription(
        '추천인이 없으면 USD 간편 회원가입을 이용해주세요.',
      ),
    );
  },
};
