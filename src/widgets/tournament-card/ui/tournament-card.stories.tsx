import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $now } from '@/shared/lib/clock';
import { inAnswers } from '@/shared/lib/test-page';
import { tournamentAnswers, tournamentNow } from '../lib/sample-tournament';
import { TournamentCard } from './tournament-card';

const values = [
  [$member, makeMember({ level: 4 })],
  [$now, tournamentNow],
] as const;

const meta = {
  title: 'widgets/tournament-card/TournamentCard',
  component: TournamentCard,
  parameters: { router: {}, ...inAnswers(tournamentAnswers, values) },
} satisfies Meta<typeof TournamentCard>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};
