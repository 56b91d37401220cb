import { expect } from 'storybook/test';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope } from '@/shared/lib/test-scope';
import { homeNow, makeTournament, makeTournamentDetail, moreAnswers } from '../lib/sample-more';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { TournamentPart } from './tournament-part';
import { states } from './sample-states';
import { inHomeFrame } from './story-frame';

const meta = {
  title: 'pages/home/TournamentPart',
  component: TournamentPart,
  decorators: [inHomeFrame],
  parameters: { router: {}, ...states.ordinary },
} satisfies Meta<typeof TournamentPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: inScenarios({ ordinary: states.ordinary, empty: states.empty }),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The member's place, and how far the next better prize is. */
export const Joined: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('14위')).toBeVisible();
    await expect(canvas.getByText(/10위까지 4.04점/)).toBeVisible();
  },
};

const open = makeTournament({ joinedAt: null });
/** Whoever has not joined is led to the tournament. */
export const NotJoined: Story = {
  parameters: {
    scope: () =>
      makeScope({
        values: [
          [$now, homeNow],
          [$member, makeMember()],
          [
            $api,
            createFakeApi({
              ...moreAnswers.ordinary,
              'GET /tournament?kind=sports': { body: [open] },
              'GET /tournament/7': { body: makeTournamentDetail({ tournament: open, own: null }) },
            }),
          ],
        ],
      }),
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '참가하기' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/tournament?id=7'));
  },
};
