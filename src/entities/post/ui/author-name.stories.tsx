import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import { makeAuthor } from '../lib/sample-posts';
import { AuthorName } from './author-name';

const meta = {
  title: 'entities/post/AuthorName',
  component: AuthorName,
  args: { author: makeAuthor() },
} satisfies Meta<typeof AuthorName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: ({ author }) => (
    <Stack gap="3">
      <AuthorName author={author} />
      <AuthorName author={{ ...author, level: 12 }} size="md" />
      <AuthorName author={{ ...author, nickname: '관리자', isStaff: true }} />
    </Stack>
  ),
};
