import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { inAnswers } from '@/shared/lib/test-page';
import { levelAnswers } from '../lib/sample-level';
import { NextLevel } from './next-level';

const values = [[$member, makeMember({ level: 4 })]] as const;

const meta = {
  title: 'widgets/next-level/NextLevel',
  component: NextLevel,
  parameters: { router: {}, ...inAnswers(levelAnswers, values) },
} satisfies Meta<typeof NextLevel>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};
