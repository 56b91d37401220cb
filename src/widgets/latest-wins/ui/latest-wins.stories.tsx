import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $now } from '@/shared/lib/clock';
import { inAnswers } from '@/shared/lib/test-page';
import { winAnswers, winsNow } from '../lib/sample-wins';
import { LatestWins } from './latest-wins';

const values = [
  [$member, makeMember({ level: 4 })],
  [$now, winsNow],
] as const;

const meta = {
  title: 'widgets/latest-wins/LatestWins',
  component: LatestWins,
  parameters: { router: {}, ...inAnswers(winAnswers, values) },
} satisfies Meta<typeof LatestWins>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};
